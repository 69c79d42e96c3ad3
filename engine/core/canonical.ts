import { sha256Hex } from './sha256';

/**
 * The one JSON text of a value (RFC 8785): keys sorted, no spaces, numbers in their shortest form. As in JSON, fields that
 * are undefined are left out, and undefined entries of a list become null.
 * @throws TypeError for what has no JSON text: undefined, functions, NaN, infinities, lone surrogates
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return textOf(value);
    case 'number':
      return numberOf(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return listOf(value);
      return hasOwnText(value) ? canonicalJson(value.toJSON()) : fieldsOf(value as Fields);
    default:
      throw new TypeError(`a value of type ${typeof value} has no JSON text`);
  }
}

/** SHA-256 over the canonical JSON of a value: equal values have equal hashes, whatever the order of their keys. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}

type Fields = Readonly<Record<string, unknown>>;

/** Text that needs no escaping between quotes: printable ASCII without quotes and backslashes. */
const PLAIN = /^[ !#-[\]-~]*$/;
const LONE_SURROGATE = /\p{Surrogate}/u;

function textOf(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (LONE_SURROGATE.test(text)) throw new TypeError('a lone surrogate has no JSON text');
  return JSON.stringify(text);
}

function numberOf(number: number): string {
  if (!Number.isFinite(number)) throw new TypeError(`${number} has no JSON text`);
  return String(number);
}

function listOf(entries: readonly unknown[]): string {
  let text = '[';
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at];
    if (at > 0) text += ',';
    text += entry === undefined ? 'null' : canonicalJson(entry);
  }
  return `${text}]`;
}

/** RFC 8785 3.2.3 sorts keys by their UTF-16 code units, as `sort` does. */
function fieldsOf(fields: Fields): string {
  let text = '{';
  for (const key of Object.keys(fields).sort()) {
    const value = fields[key];
    if (value === undefined) continue;
    if (text.length > 1) text += ',';
    text += `${textOf(key)}:${canonicalJson(value)}`;
  }
  return `${text}}`;
}

function hasOwnText(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}
