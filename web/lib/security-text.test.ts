import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { securityText } from './security-text';

test('security.txt leads to the operator of the site, and is never older than the standard allows', () => {
  const now = new Date('2026-11-27T10:00:00Z');
  const text = securityText('https://play.example.org', ['en', 'de', 'es'], now);
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  );
  expect(fields).toMatchObject({
    Contact: 'https://play.example.org/contact',
    Canonical: 'https://play.example.org/.well-known/security.txt',
    'Preferred-Languages': 'en, de, es',
  });
  const days = (Date.parse(fields.Expires) - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('robots.txt keeps programs away from the API, and lists no page', () => {
  const lines = readFileSync('web/public/robots.txt', 'utf8').split('\n');
  expect(lines.filter((line) => /^(User-agent|Disallow|Allow|Sitemap):/.test(line))).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /v1/',
  ]);
});
