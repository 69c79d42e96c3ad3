import { hkdfSync, randomUUID } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/**
 * The purpose of a token. Each kind has its own key, so that no token can be used in place of another: an API token in
 * the cookie of a login cannot be read (ADR 047).
 */
export type TokenKind = 'session' | 'api-key' | 'link-service' | 'passkey' | 'merge';

const PURPOSES: Readonly<Record<TokenKind, string>> = {
  session: 'turreton session v1',
  'api-key': 'turreton API key v1',
  'link-service': 'turreton link service v1',
  passkey: 'turreton passkey v1',
  merge: 'turreton merge v1',
};
/** The prefix of an API token, so that people and scanners for leaked secrets recognize it. */
export const API_KEY_PREFIX = 'turreton_key_';
/** The key of sessions and API tokens of releases before 0.2, as next-auth 4 derives it (`jwt/index.js`). */
const EARLIER_PURPOSE = 'NextAuth.js Generated Encryption Key';
const KEY_BYTES = 32;
const CLOCK_TOLERANCE_SECONDS = 15;
const KEY_MANAGEMENT = 'dir';
const ENCRYPTION = 'A256GCM';

/**
 * Reads tokens that this platform created. Each method returns the token's claims; null for another kind, or a forged
 * or expired token.
 * @param secret the platform's session secret
 */
export function tokenReader(secret: string) {
  const session = decryptWith(keyFor(secret, PURPOSES.session));
  const apiKey = decryptWith(keyFor(secret, PURPOSES['api-key']));
  const earlier = decryptWith(keyFor(secret, EARLIER_PURPOSE));
  return {
    async session(token: string): Promise<JWTPayload | null> {
      const claims = (await session(token)) ?? (await earlier(token));
      // Before 0.2, only a claim distinguished an API token from a session.
      return claims?.program === undefined ? claims : null;
    },
    async apiKey(token: string): Promise<JWTPayload | null> {
      if (token.startsWith(API_KEY_PREFIX)) return apiKey(token.slice(API_KEY_PREFIX.length));
      const claims = await earlier(token);
      return claims?.program === true ? claims : null;
    },
  };
}

export type TokenReader = ReturnType<typeof tokenReader>;

/**
 * A session token: the content of a login's cookie.
 * @param lasts how long it is valid, as "10m"; without it the session that it names decides
 */
export function sessionToken(secret: string, claims: JWTPayload, lasts?: string): Promise<string> {
  return encrypted(keyFor(secret, PURPOSES.session), claims, lasts);
}

/** An API token. It only contains the id of its record, which holds scopes and expiry. */
export async function apiKeyToken(secret: string, claims: JWTPayload): Promise<string> {
  return API_KEY_PREFIX + (await encrypted(keyFor(secret, PURPOSES['api-key']), claims));
}

/** A token of ten minutes for one purpose. */
export function shortToken(secret: string, kind: TokenKind, claims: JWTPayload): Promise<string> {
  return encrypted(keyFor(secret, PURPOSES[kind]), claims, '10m');
}

/** The claims of a token of one kind; null for another kind, or a forged or expired token. */
export function readShortToken(secret: string, kind: TokenKind, token: string): Promise<JWTPayload | null> {
  return decryptWith(keyFor(secret, PURPOSES[kind]))(token);
}

function keyFor(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}

function encrypted(key: Uint8Array, claims: JWTPayload, lasts?: string): Promise<string> {
  const token = new EncryptJWT(claims)
    .setProtectedHeader({ alg: KEY_MANAGEMENT, enc: ENCRYPTION })
    .setIssuedAt()
    .setJti(randomUUID());
  return (lasts === undefined ? token : token.setExpirationTime(lasts)).encrypt(key);
}

function decryptWith(key: Uint8Array): (token: string) => Promise<JWTPayload | null> {
  const options = {
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    keyManagementAlgorithms: [KEY_MANAGEMENT],
    contentEncryptionAlgorithms: [ENCRYPTION],
  };
  return async (token) => {
    try {
      return (await jwtDecrypt(token, key, options)).payload;
    } catch {
      return null;
    }
  };
}
