import { isDeepStrictEqual } from 'node:util';
import { type Change, type Condition, changesOf, conditionOf, type Operand, type Sign } from './expressions';

export type Item = Record<string, unknown>;

/** The values of `#name` and `:name` in the expressions of one request. */
export interface Terms {
  readonly ExpressionAttributeNames?: Record<string, string> | undefined;
  readonly ExpressionAttributeValues?: Record<string, unknown> | undefined;
}

/** Whether a condition holds for an item, which may be missing. */
export function holds(text: string | undefined, item: Item | undefined, terms: Terms): boolean {
  return text === undefined || isTrue(conditionOf(text), item ?? {}, terms);
}

function isTrue(condition: Condition, item: Item, terms: Terms): boolean {
  const read = (operand: Operand) => readValue(operand, item, terms);
  switch (condition.type) {
    case 'and':
      return condition.parts.every((part) => isTrue(part, item, terms));
    case 'or':
      return condition.parts.some((part) => isTrue(part, item, terms));
    case 'not':
      return !isTrue(condition.part, item, terms);
    case 'compare':
      return compares(condition.sign, read(condition.left), read(condition.right));
    case 'between':
      return (
        compares('>=', read(condition.of), read(condition.low)) &&
        compares('<=', read(condition.of), read(condition.high))
      );
    case 'in':
      return condition.list.some((one) => compares('=', read(condition.of), read(one)));
    case 'call':
      return calls(condition.name, condition.of.map(read));
  }
}

function calls(name: string, [of, part]: readonly unknown[]): boolean {
  switch (name) {
    case 'attribute_exists':
      return of !== undefined;
    case 'attribute_not_exists':
      return of === undefined;
    case 'begins_with':
      return typeof of === 'string' && typeof part === 'string' && of.startsWith(part);
    default:
      if (typeof of === 'string') return typeof part === 'string' && of.includes(part);
      if (of instanceof Set) return of.has(part);
      return Array.isArray(of) && of.some((one) => isDeepStrictEqual(one, part));
  }
}

/** Only values of one type have an order. */
function compares(sign: Sign, left: unknown, right: unknown): boolean {
  if (sign === '=') return left !== undefined && isDeepStrictEqual(left, right);
  if (sign === '<>') return !isDeepStrictEqual(left, right);
  const isOrdered = typeof left === 'number' || typeof left === 'string';
  if (!isOrdered || typeof left !== typeof right) return false;
  const [one, other] = [left, right as typeof left];
  if (sign === '<') return one < other;
  if (sign === '<=') return one <= other;
  return sign === '>' ? one > other : one >= other;
}

function readValue(operand: Operand, item: Item, terms: Terms): unknown {
  switch (operand.type) {
    case 'path':
      return pathOf(operand, terms).reduce<unknown>(
        (at, part) =>
          typeof at === 'object' && at !== null && Object.hasOwn(at, part)
            ? (at as Record<string | number, unknown>)[part]
            : undefined,
        item,
      );
    case 'value': {
      const value = terms.ExpressionAttributeValues?.[operand.name];
      if (value === undefined) throw new Error(`the request gives no value ${operand.name}`);
      return value;
    }
    case 'size':
      return sizeOf(readValue(operand.of, item, terms));
    case 'if-not-exists':
      return readValue(operand.path, item, terms) ?? readValue(operand.otherwise, item, terms);
    case 'append':
      return [operand.first, operand.second].flatMap((one) => readValue(one, item, terms) as unknown[]);
    case 'sum': {
      const [left, right] = [operand.left, operand.right].map((one) => readValue(one, item, terms));
      if (typeof left !== 'number' || typeof right !== 'number') throw new Error('a sum needs numbers');
      return left + operand.sign * right;
    }
  }
}

function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (Array.isArray(value)) return value.length;
  if (value instanceof Set) return value.size;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : undefined;
}

/** The path of an attribute, with its names filled in. */
export function pathOf(operand: Operand, { ExpressionAttributeNames }: Terms): readonly (string | number)[] {
  if (operand.type !== 'path') throw new Error('an attribute is changed by its path');
  return operand.path.map((part) => ExpressionAttributeNames?.[part] ?? part);
}

/** An item after an update: values are read from the item before it. `item` is not changed. */
export function updated(text: string, item: Item, terms: Terms): Item {
  const after = structuredClone(item);
  for (const change of changesOf(text)) apply(change, item, after, terms);
  return after;
}

function apply({ kind, target, value }: Change, before: Item, after: Item, terms: Terms): void {
  const path = [...pathOf(target, terms)];
  const last = path.pop() ?? '';
  const parent = path.reduce<unknown>((at, part) => (at as Item | undefined)?.[part], after) as Item;
  if (parent === undefined || parent === null) {
    if (kind === 'REMOVE') return;
    throw new Error(`the document path ${[...path, last].join('.')} is not there`);
  }
  if (kind === 'REMOVE') {
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete parent[last];
    return;
  }
  if (value === undefined) throw new Error('a change needs a value');
  const given = readValue(value, before, terms);
  if (given === undefined) throw new Error(`nothing to set ${String(last)} to`);
  parent[last] = kind === 'SET' ? structuredClone(given) : combined(kind, parent[last], given);
}

function combined(kind: 'ADD' | 'DELETE', old: unknown, given: unknown): unknown {
  if (typeof given === 'number' && kind === 'ADD') return (typeof old === 'number' ? old : 0) + given;
  if (!(given instanceof Set)) throw new Error(`${kind} takes a number or a set`);
  const set = new Set(old instanceof Set ? old : []);
  for (const one of given) kind === 'ADD' ? set.add(one) : set.delete(one);
  return set;
}
