import { hkdfSync, randomUUID } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/** As the login library derives it (next-auth 4, `jwt/index.js`): HKDF over the secret, without salt. */
const KEY_PURPOSE = 'NextAuth.js Generated Encryption Key';
const KEY_BYTES = 32;
const CLOCK_TOLERANCE_SECONDS = 15;
const KEY_MANAGEMENT = 'dir';
const ENCRYPTION = 'A256GCM';

/**
 * Reads the session tokens of the pages' login (ADR 004). The library's own reader would bring all of its server along:
 * a tenth of the function's size.
 *
 * @returns what a token says; null for one that this secret did not make or that has expired
 */
export function sessionReader(secret: string): (token: string) => Promise<JWTPayload | null> {
  const key = sessionKey(secret);
  return (token) =>
    jwtDecrypt(token, key, {
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      keyManagementAlgorithms: [KEY_MANAGEMENT],
      contentEncryptionAlgorithms: [ENCRYPTION],
    }).then(
      ({ payload }) => payload,
      () => null,
    );
}

/**
 * A session token as the pages' login would make it.
 * @param lasts until when it can be read, as "10m"; without it the session that it names decides
 */
export function sessionToken(secret: string, claims: JWTPayload, lasts?: string): Promise<string> {
  const token = new EncryptJWT(claims)
    .setProtectedHeader({ alg: KEY_MANAGEMENT, enc: ENCRYPTION })
    .setIssuedAt()
    .setJti(randomUUID());
  return (lasts === undefined ? token : token.setExpirationTime(lasts)).encrypt(sessionKey(secret));
}

/** The key with which the pages' login encrypts its sessions. */
export function sessionKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', KEY_PURPOSE, KEY_BYTES));
}
