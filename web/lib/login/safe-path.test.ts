import { describe, expect, test } from 'vitest';
import { safePath } from './safe-path';

const SITE = 'https://turreton.example';

describe('a login leads to paths of this site', () => {
  test.each([
    ['/', '/'],
    ['/games/1?step=2', '/games/1?step=2'],
    ['games', '/games'],
    ['/seasons/1#standing', '/seasons/1'],
    ['https://turreton.example/me?tab=1', '/me?tab=1'],
    [null, '/'],
    [undefined, '/'],
    ['', '/'],
  ])('%s to %s', (asked, path) => {
    expect(safePath(asked, SITE)).toBe(path);
  });
});

const elsewhere = [
  'evil.example',
  'evil.example/path',
  'turreton.example.evil.example',
  'evil.example@turreton.example',
];
const before = [
  ...[
    '//',
    '///',
    '////',
    '\\\\',
    '/\\',
    '\\/',
    '/\t/',
    '/\n/',
    '\t//',
    ' //',
    '\u0000//',
    '/%09/',
    '/./',
    '/..//',
  ],
  ...[
    'http://',
    'https://',
    'HTTPS://',
    'https:',
    'https:/',
    'http:\\\\',
    'ftp://',
    'a:https://',
    'a://',
    'x:',
  ],
  ...['javascript:', 'data:text/html,', 'blob:https://', 'view-source:https://', 'file://', 'ws://'],
];

describe('and nowhere else', () => {
  const attempts = before.flatMap((start) => elsewhere.map((host) => start + host));
  test(`${attempts.length} ways to name another host`, () => {
    for (const attempt of attempts) {
      const path = safePath(attempt, SITE);
      // In the form in which the browser reads it after the redirect.
      expect(new URL(path, SITE).origin, JSON.stringify(attempt)).toBe(SITE);
      expect(path, JSON.stringify(attempt)).toMatch(/^\/(?![/\\])/);
    }
  });

  test.each([
    'http://localhost:4770.evil.example/',
    'http://[',
    'https://turreton.example:99999/',
    '%',
  ])('what cannot be read leads home, or stays a path: %s', (attempt) => {
    expect(new URL(safePath(attempt, SITE), SITE).origin).toBe(SITE);
  });
});
