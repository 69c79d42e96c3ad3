import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/** The one JSON text of a value (RFC 8785): keys sorted, no spaces, numbers in their shortest form. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('undefined and functions have no JSON text');
  return text;
}

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 over the canonical JSON of a value: equal values have equal hashes, whatever the order of their keys. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}
