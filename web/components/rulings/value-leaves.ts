/** The value at the end of a path in a JSON value: a number, a text, a boolean. */
export interface Leaf {
  readonly path: readonly (string | number)[];
  readonly value: string | number | boolean | null;
}

/** Every part of a JSON value that can be edited separately, in its order. */
export function leavesOf(value: unknown, path: Leaf['path'] = []): readonly Leaf[] {
  if (isPlain(value)) return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one: unknown, at) => leavesOf(one, [...path, at]));
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]));
}

function isPlain(value: unknown): value is Leaf['value'] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** The value with another leaf at a path; everything beside the path is unchanged. */
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
