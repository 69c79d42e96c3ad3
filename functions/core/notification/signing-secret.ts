import { randomBytes } from 'node:crypto';

/** Standard Webhooks requires at least 192 bits; 256 bits equal the length of its signature. */
const BYTES = 32;

/** A secret that signs posts, in the format of the standard ("whsec_" and base64). */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(BYTES).toString('base64')}`;
}
