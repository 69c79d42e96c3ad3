import { randomBytes } from 'node:crypto';

/** 192 bits are the least that Standard Webhooks asks for; these are as many as its signature has. */
const BYTES = 32;

/** A secret that signs posts, in the form that programs of the standard take ("whsec_" and base64). */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(BYTES).toString('base64')}`;
}
