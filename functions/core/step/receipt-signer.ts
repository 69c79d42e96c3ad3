import { CompactSign, type JWK } from 'jose';
import { publicKeyOf, type ReceiptSecret, receiptKeyOf } from './receipt-secret';

/** A public key for checking receipts (RFC 8037), and since and until when it signed; null where that is not known. */
export type PublishedKey = JWK & {
  readonly kid: string;
  readonly createdAt: string | null;
  readonly retiredAt: string | null;
  /** Whether new receipts are signed with it. */
  readonly signs: boolean;
};

/**
 * Signs statements, so that a receipt proves what the platform stored, and when. The key has a secret of its own, so
 * that another secret for sessions changes no receipt.
 * @param read is called for the first receipt: most requests need none, and a cold start would wait for it
 */
export function receiptSigner(read: () => Promise<ReceiptSecret>) {
  let made: ReturnType<typeof keysOf> | undefined;
  const keys = () => {
    made ??= keysOf(read).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  return {
    /** @returns a compact JWS (RFC 7515) over the JSON of the statement, signed with Ed25519 */
    async sign(statement: object): Promise<string> {
      const { key, own } = await keys();
      return new CompactSign(new TextEncoder().encode(JSON.stringify(statement)))
        .setProtectedHeader({ alg: 'EdDSA', kid: own.kid, typ: 'turreton-receipt' })
        .sign(key);
    },

    /** All public keys, the one that signs first. */
    async publicKeys(): Promise<readonly PublishedKey[]> {
      const { own, retired } = await keys();
      return [own, ...retired];
    },
  };
}

export type ReceiptSigner = ReturnType<typeof receiptSigner>;

/** The secret of a platform that has none of its own for receipts: the key follows from its only one. */
export const receiptSecretFrom = (secret: string) => async (): Promise<ReceiptSecret> => ({
  secret,
  createdAt: null,
  retired: [],
});

async function keysOf(read: () => Promise<ReceiptSecret>) {
  const { secret, createdAt, retired } = await read();
  const key = receiptKeyOf(secret);
  const own: PublishedKey = { ...(await publicKeyOf(key)), createdAt, retiredAt: null, signs: true };
  const earlier = retired.map(
    (one): PublishedKey => ({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', ...one, signs: false }),
  );
  return { key, own, retired: earlier.filter(({ kid }) => kid !== own.kid) };
}
