import { createPublicKey, verify } from 'node:crypto';

/** The bytes that precede the 32 bytes of an Ed25519 key in its SubjectPublicKeyInfo (RFC 8410). */
const BEFORE_KEY = Buffer.from('302a300506032b6570032100', 'hex');
/** An older request may be a replay. */
const LATEST_MS = 5 * 60_000;

export interface SignedRequest {
  readonly body: string;
  /** Seconds since 1970, as text; the signature covers it with the body. */
  readonly timestamp: string | undefined;
  /** Hexadecimal. */
  readonly signature: string | undefined;
}

/** Whether a request was signed with Discord's key for an application, within the last minutes. */
export function isFromDiscord(publicKey: string, { body, timestamp, signature }: SignedRequest, now: number) {
  if (timestamp === undefined || !/^\d{1,12}$/.test(timestamp)) return false;
  if (signature === undefined || !/^[\da-f]{128}$/i.test(signature)) return false;
  if (Math.abs(now - Number(timestamp) * 1000) > LATEST_MS) return false;
  const der = Buffer.concat([BEFORE_KEY, Buffer.from(publicKey, 'hex')]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(timestamp + body), key, Buffer.from(signature, 'hex'));
}
