/** A string that stands in JSON as it is: printable ASCII without quotes and backslashes. */
const PLAIN = /^[ !#-[\]-~]*$/;

/**
 * Writes the canonical JSON text of a value (RFC 8785) from data: what JSON can hold, and members that are
 * undefined, which are left out. Strings and numbers are written by JSON.stringify, as the RFC prescribes.
 */
export function canonicalText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} has no JSON text`);
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listText(value) : objectText(value);
    default:
      throw new TypeError(`${typeof value} has no JSON text`);
  }
}

function quoted(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (hasLoneSurrogate(text)) throw new TypeError('half a character has no JSON text');
  return JSON.stringify(text);
}

/** Half of a pair of UTF-16 units: RFC 8785 refuses it, as it cannot be written in UTF-8. */
function hasLoneSurrogate(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) return true;
  }
  return false;
}

function listText(list: readonly unknown[]): string {
  let text = '[';
  for (let at = 0; at < list.length; at += 1) {
    if (at > 0) text += ',';
    text += list[at] === undefined ? 'null' : canonicalText(list[at]);
  }
  return `${text}]`;
}

/** Members are sorted by the UTF-16 units of their names, which is how JavaScript compares strings. */
function objectText(value: object): string {
  if ('toJSON' in value && typeof value.toJSON === 'function') return canonicalText(value.toJSON());
  const members = value as Readonly<Record<string, unknown>>;
  let text = '{';
  for (const name of Object.keys(value).sort()) {
    const member = members[name];
    if (member === undefined) continue;
    if (text.length > 1) text += ',';
    text += `${quoted(name)}:${canonicalText(member)}`;
  }
  return `${text}}`;
}
