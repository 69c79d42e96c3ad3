import { hkdfSync } from 'node:crypto';
import { EncryptJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { API_KEY_PREFIX, apiKeyToken, readShortToken, sessionToken, shortToken, tokenReader } from './tokens';

const SECRET = 'a secret for tests, long enough to derive keys from';
const CLAIMS = { sub: 'ana', sid: 'one' };

/** A token as releases before 0.2 created it, for sessions and API tokens alike. */
function earlierToken(claims: object): Promise<string> {
  const key = hkdfSync('sha256', SECRET, '', 'NextAuth.js Generated Encryption Key', 32);
  return new EncryptJWT({ ...claims })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt()
    .encrypt(new Uint8Array(key));
}

/** A token encrypted with another algorithm, with the key of sessions. */
function otherwiseEncrypted(): Promise<string> {
  return new EncryptJWT({ ...CLAIMS })
    .setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256' })
    .setIssuedAt()
    .encrypt(new Uint8Array(hkdfSync('sha256', SECRET, '', 'turreton session v1', 32)));
}

const TOKENS: readonly (readonly [
  what: string,
  token: () => Promise<string>,
  readBy: 'session' | 'apiKey' | null,
])[] = [
  ['a session', () => sessionToken(SECRET, CLAIMS), 'session'],
  ['an API key', () => apiKeyToken(SECRET, CLAIMS), 'apiKey'],
  [
    'an API key without its prefix',
    async () => (await apiKeyToken(SECRET, CLAIMS)).slice(API_KEY_PREFIX.length),
    null,
  ],
  ['a session dressed as a key', async () => API_KEY_PREFIX + (await sessionToken(SECRET, CLAIMS)), null],
  ['a request to link a service', () => shortToken(SECRET, 'link-service', CLAIMS), null],
  ['a challenge of a passkey', () => shortToken(SECRET, 'passkey', CLAIMS), null],
  ['a session of an earlier release', () => earlierToken(CLAIMS), 'session'],
  ['an API key of an earlier release', () => earlierToken({ ...CLAIMS, program: true }), 'apiKey'],
  ['a session of another platform', () => sessionToken('another secret', CLAIMS), null],
  ['a session by another algorithm', otherwiseEncrypted, null],
  ['an expired session', () => sessionToken(SECRET, CLAIMS, '-1 hour'), null],
  ['no token at all', async () => 'eyJhbGciOiJub25lIn0.e30.', null],
];

describe('a token is read as what it is', () => {
  test.each(TOKENS)('%s', async (_, token, readBy) => {
    const text = await token();
    const { session, apiKey } = tokenReader(SECRET);
    expect([(await session(text))?.sub, (await apiKey(text))?.sub]).toEqual([
      readBy === 'session' ? 'ana' : undefined,
      readBy === 'apiKey' ? 'ana' : undefined,
    ]);
  });

  test('one for a purpose, by that purpose alone', async () => {
    const link = await shortToken(SECRET, 'link-service', CLAIMS);
    expect(await readShortToken(SECRET, 'link-service', link)).toMatchObject(CLAIMS);
    expect(await readShortToken(SECRET, 'passkey', link)).toBeNull();
    expect(await readShortToken(SECRET, 'link-service', await sessionToken(SECRET, CLAIMS))).toBeNull();
  });
});
