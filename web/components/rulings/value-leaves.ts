/** What stands at the end of a path in a value of JSON: a number, a text, yes or no. */
export interface Leaf {
  readonly path: readonly (string | number)[];
  readonly value: string | number | boolean | null;
  /** Where it stands, in words: "units 4 (fleet, tower): space". */
  readonly label: string;
}

/** Everything that can be edited by itself in a value of JSON, in its order. */
export function leavesOf(
  value: unknown,
  path: readonly (string | number)[] = [],
  where: readonly string[] = [],
): readonly Leaf[] {
  if (typeof value !== 'object' || value === null)
    return isPlain(value) ? [{ path, value, label: labelOf(where) }] : [];
  if (Array.isArray(value))
    return value.flatMap((one: unknown, at) =>
      leavesOf(one, [...path, at], [...where, `${at + 1}${hintOf(one)}`]),
    );
  return Object.entries(value).flatMap(([key, one]) =>
    leavesOf(one, [...path, key], [...where, wordsOf(key)]),
  );
}

function isPlain(value: unknown): value is Leaf['value'] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** What an entry of a list is called by: its first texts, " (fleet, tower)". */
export function hintOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return '';
  const texts = Object.values(entry).filter((one): one is string => typeof one === 'string' && one !== '');
  return texts.length === 0 ? '' : ` (${texts.slice(0, HINTS).join(', ')})`;
}

const HINTS = 2;

/** The last key after a colon, the way to it before. */
function labelOf(where: readonly string[]): string {
  const last = where.at(-1) ?? '';
  const way = where.slice(0, -1).join(' ');
  return way === '' ? last : `${way}: ${last}`;
}

/** "lastYear" as a reader writes it: "last year". */
export function wordsOf(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The value with another leaf at a path; what lies beside the path stays the same. */
export function withLeaf(value: unknown, path: Leaf['path'], leaf: Leaf['value']): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return leaf;
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (at === key ? withLeaf(one, rest, leaf) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === key ? withLeaf(one, rest, leaf) : one]),
  );
}
