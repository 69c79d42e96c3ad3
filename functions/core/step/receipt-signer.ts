import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import { CompactSign, calculateJwkThumbprint, exportJWK, type JWK } from 'jose';

/** The bytes that precede the 32 bytes of key in the PKCS #8 form of an Ed25519 private key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Signs statements, so that a receipt proves what the platform stored, and when. The key is derived from the platform's
 * secret, so that there is no second secret to store. Another secret gives another key: before a change, the public key
 * has to be saved.
 */
export function receiptSigner(secret: string) {
  // Created for the first receipt: most requests need none, and a cold start would wait for it.
  let made: ReturnType<typeof keysOf> | undefined;
  const keys = () => {
    made ??= keysOf(secret);
    return made;
  };
  return {
    /** @returns a compact JWS (RFC 7515) over the JSON of the statement, signed with Ed25519 */
    async sign(statement: object): Promise<string> {
      const { key, described } = keys();
      const { kid = '' } = await described;
      return new CompactSign(new TextEncoder().encode(JSON.stringify(statement)))
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'turreton-receipt' })
        .sign(key);
    },

    /** The public key for checking receipts (RFC 8037). */
    publicKey: () => keys().described,
  };
}

export type ReceiptSigner = ReturnType<typeof receiptSigner>;

function keysOf(secret: string) {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'turreton receipts', 32));
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  return { key, described: describedKey(key) };
}

async function describedKey(key: ReturnType<typeof createPrivateKey>): Promise<JWK> {
  const jwk = await exportJWK(createPublicKey(key));
  return { ...jwk, alg: 'EdDSA', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}
