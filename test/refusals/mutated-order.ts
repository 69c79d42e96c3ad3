import type { Random } from '../../engine/random';
import { pick } from '../support/nyc-risk-orders';

type Written = Readonly<Record<string, unknown>>;

/** Values in the same field of other orders of this type: "move to". */
export type Vocabulary = ReadonlyMap<string, readonly unknown[]>;

const STRANGE: readonly unknown[] = [null, -1, 0, 1.5, 99, '', 'nobody', '__proto__', [], {}, true];

/** The possible values of each field, from many orders, so that a wrong value could be right elsewhere. */
export function vocabularyOf(orders: readonly unknown[]): Vocabulary {
  const found = new Map<string, Map<string, unknown>>();
  const note = (field: string, value: unknown) => {
    const known = found.get(field) ?? new Map();
    if (known.size < 400) known.set(JSON.stringify(value), value);
    found.set(field, known);
  };
  for (const order of orders)
    if (isWritten(order))
      for (const [field, value] of Object.entries(order)) note(nameOf(order, field), value);
  return new Map([...found].map(([field, values]) => [field, [...values.values()]]));
}

/** An order with one or two faults: a field added, missing, from another order, out of its range, or repeated. */
export function mutated(order: unknown, vocabulary: Vocabulary, random: Random): unknown {
  const once = mutatedOnce(order, vocabulary, random);
  return random.draw(1, 4) === 1 ? mutatedOnce(once, vocabulary, random) : once;
}

function mutatedOnce(order: unknown, vocabulary: Vocabulary, random: Random): unknown {
  if (!isWritten(order)) return pick(STRANGE, random);
  const fields = Object.keys(order);
  const field = pick(fields, random);
  switch (random.draw(1, 12)) {
    case 1:
      return Object.fromEntries(Object.entries(order).filter(([name]) => name !== field));
    case 2: {
      const other = pick([...vocabulary.keys()], random);
      return { ...order, [other.split(' ')[1] ?? 'type']: pick(vocabulary.get(other) ?? STRANGE, random) };
    }
    case 3:
      return { ...order, [field]: pick(STRANGE, random) };
    case 4:
      return { ...order, [field]: bent(order[field], random) };
    default: {
      // The type stays, so that the rest of the order is checked.
      const [part = field] = fields
        .filter((name) => name !== 'type')
        .slice(random.draw(0, 3) % Math.max(1, fields.length - 1));
      return { ...order, [part]: pick(vocabulary.get(nameOf(order, part)) ?? STRANGE, random) };
    }
  }
}

function nameOf(order: Written, field: string): string {
  return `${String(order.type)} ${field}`;
}

/** A value next to the given one. */
function bent(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return value + pick([-1, 1, 2, 7], random);
  if (Array.isArray(value)) {
    if (value.length === 0) return [...value, 'nobody'];
    const one = pick(value, random);
    switch (random.draw(1, 4)) {
      case 1:
        return value.filter((_, at) => at > 0);
      case 2:
        return [...value, one];
      case 3:
        return value.flatMap((entry) => [entry, entry, entry]);
      default:
        return value.map((entry) => (entry === one ? bent(entry, random) : entry));
    }
  }
  if (isWritten(value)) {
    const fields = Object.keys(value);
    if (fields.length === 0) return { nobody: 1 };
    const field = pick(fields, random);
    return { ...value, [field]: bent(value[field], random) };
  }
  return pick(STRANGE, random);
}

function isWritten(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
