import type { Comparison, Part } from './parse-condition';

type Item = Record<string, unknown>;

/** An item for which a part of a condition just fails; undefined: no item at all. */
export function broken(item: Item | undefined, key: Item, part: Part): Item | undefined {
  let changed: Item | undefined = item === undefined ? undefined : structuredClone(item);
  for (const one of part) {
    if (one.path[0] === 'pk') changed = one.is === 'exists' ? undefined : (changed ?? { ...key });
    else changed = withValue(changed ?? { ...key }, one.path, failing(one));
  }
  return changed;
}

const GONE = Symbol('gone');

/** A value of an attribute for which the comparison just fails. */
function failing({ is, values: [value, ...others], negated }: Comparison): unknown {
  if (negated && is === 'in') return value;
  if (negated) throw new Error(`cannot break NOT ${is}`);
  switch (is) {
    case 'absent':
      return 'something';
    case 'exists':
    case 'contains':
      return GONE;
    case 'in':
      return `${String(value)} ${others.length}`;
    case '<>':
    case '<':
    case '>':
      return value;
    case 'size':
      return listOf(Number(value) + 1);
    case 'least-size':
      return listOf(Number(value) - 1);
    default:
      return typeof value === 'number' ? value + (is === '>=' ? -1 : 1) : `${String(value)}~`;
  }
}

function listOf(length: number): readonly string[] {
  return Array.from({ length }, (_, at) => `one ${at}`);
}

function withValue(item: Item, path: readonly string[], value: unknown): Item {
  const [first = '', ...rest] = path;
  const copy: Item = Array.isArray(item) ? ([...item] as unknown as Item) : { ...item };
  if (rest.length > 0) copy[first] = withValue((copy[first] ?? {}) as Item, rest, value);
  else if (value === GONE) delete copy[first];
  else copy[first] = value;
  return copy;
}
