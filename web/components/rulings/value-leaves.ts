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

/** The value with another one at a path; everything beside the path is unchanged. */
export function replacedAt(
  value: unknown,
  [key, ...rest]: Leaf['path'],
  replace: (inner: unknown) => unknown,
): unknown {
  if (key === undefined) return replace(value);
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (at === key ? replacedAt(one, rest, replace) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === key ? replacedAt(one, rest, replace) : one]),
  );
}
