import { hkdfSync } from 'node:crypto';
import { type JWTPayload, jwtDecrypt } from 'jose';

/** As the login library derives it (next-auth 4, `jwt/index.js`): HKDF over the secret, without salt. */
const KEY_PURPOSE = 'NextAuth.js Generated Encryption Key';
const KEY_BYTES = 32;
const CLOCK_TOLERANCE_SECONDS = 15;

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
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).then(
      ({ payload }) => payload,
      () => null,
    );
}

/** The key with which the pages' login encrypts its sessions. */
export function sessionKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', KEY_PURPOSE, KEY_BYTES));
}
