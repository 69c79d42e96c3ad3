import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localSecret } from './secrets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turreton-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is made once, for its owner alone', () => {
  const secret = localSecret(folder);
  expect(secret).toHaveLength(64);
  expect(localSecret(folder)).toBe(secret);
  expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe(secret);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('each platform makes another secret', () => {
  const secrets = Array.from({ length: 20 }, (_, at) => localSecret(join(folder, String(at))));
  expect(new Set(secrets.map((secret) => secret.slice(0, 32))).size).toBe(20);
});

test.each(['', '\n', 'short'])('a file that holds %j is refused, with what to do', (kept) => {
  writeFileSync(join(folder, 'session-secret'), kept);
  expect(() => localSecret(folder)).toThrow(/no secret[\s\S]*Restore it from a backup/);
});
