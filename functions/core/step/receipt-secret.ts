import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import * as z from 'zod';

const Moment = z.iso.datetime().max(40).nullable();

/** A public key that signs no more. Receipts that it has signed stay valid. */
const RetiredKey = z.object({
  /** The public key of Ed25519 (RFC 8037). */
  x: z.base64url().length(43),
  kid: z.string().max(64),
  createdAt: Moment,
  retiredAt: Moment,
});

/**
 * What signs receipts, as it is kept beside other secrets: a secret from which the key follows, and the public keys of
 * earlier ones.
 */
export const ReceiptSecret = z.object({
  secret: z.string().min(32).max(200),
  createdAt: Moment.default(null),
  retired: z.array(RetiredKey).max(200).default([]),
});
export type ReceiptSecret = z.output<typeof ReceiptSecret>;

/** The bytes that precede the 32 bytes of key in the PKCS #8 form of an Ed25519 private key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The private key that follows from a secret. Earlier releases used the secret that signs sessions. */
export function receiptKeyOf(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'turreton receipts', 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
}

/** The public half of a key, with its id (RFC 7638). */
export async function publicKeyOf(
  key: KeyObject,
): Promise<JWK & { readonly x: string; readonly kid: string }> {
  const { x = '', ...jwk } = await exportJWK(createPublicKey(key));
  return { ...jwk, x, alg: 'EdDSA', use: 'sig', kid: await calculateJwkThumbprint({ ...jwk, x }) };
}

/** A new secret that signs from now on. The keys of `before` are kept for checking. */
export async function newReceiptSecret(now: number, before?: ReceiptSecret): Promise<ReceiptSecret> {
  const at = new Date(now).toISOString();
  const next = { secret: randomBytes(32).toString('hex'), createdAt: at, retired: before?.retired ?? [] };
  return before === undefined ? next : withRetiredKey(next, before.secret, before.createdAt, at);
}

/** The same, with the key of another secret among those that have signed; once only. */
export async function withRetiredKey(
  kept: ReceiptSecret,
  secret: string,
  createdAt: string | null,
  retiredAt: string | null,
): Promise<ReceiptSecret> {
  const { x, kid } = await publicKeyOf(receiptKeyOf(secret));
  if (kept.retired.some((known) => known.kid === kid)) return kept;
  return { ...kept, retired: [{ x, kid, createdAt, retiredAt }, ...kept.retired] };
}
