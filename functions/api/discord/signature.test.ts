import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { isFromDiscord } from './signature';

const NOW = Date.UTC(2026, 10, 21);
const keys = generateKeyPairSync('ed25519');
const publicKey = keys.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');

function signed(body: string, at = NOW) {
  const timestamp = String(at / 1000);
  return {
    body,
    timestamp,
    signature: sign(null, Buffer.from(timestamp + body), keys.privateKey).toString('hex'),
  };
}

test('what Discord signed is believed', () => {
  expect(isFromDiscord(publicKey, signed('{"type":1}'), NOW)).toBe(true);
  expect(isFromDiscord(publicKey, signed('{"type":1}', NOW - 4 * 60_000), NOW)).toBe(true);
});

test.each([
  ['another body', { ...signed('{"type":1}'), body: '{"type":2}' }],
  ['another time', { ...signed('{"type":1}'), timestamp: String(NOW / 1000 + 1) }],
  ['no signature', { ...signed('{"type":1}'), signature: undefined }],
  ['no time', { ...signed('{"type":1}'), timestamp: undefined }],
  ['a signature that is too short', { ...signed('{"type":1}'), signature: 'ab' }],
  ['a time that is not a number', { ...signed('{"type":1}'), timestamp: '12a' }],
  ['a request of six minutes ago', signed('{"type":1}', NOW - 6 * 60_000)],
  ['a request of the future', signed('{"type":1}', NOW + 6 * 60_000)],
])('%s is not believed', (_, request) => {
  expect(isFromDiscord(publicKey, request, NOW)).toBe(false);
});

test('another key is not believed', () => {
  const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' });
  expect(isFromDiscord(other.subarray(-32).toString('hex'), signed('{}'), NOW)).toBe(false);
});
