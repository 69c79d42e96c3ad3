import type { Body, Item, WireValue } from './wire';

/** Fields of requests that hold an item or a part of one, wherever they stand. */
const ITEM_FIELDS = new Set(['Item', 'Key', 'ExclusiveStartKey', 'ExpressionAttributeValues']);
/** The same of answers. */
const ANSWERED_ITEM_FIELDS = new Set(['Item', 'Attributes', 'LastEvaluatedKey']);
/** Fields that hold a list of items. */
const LIST_FIELDS = new Set(['Items', 'Keys']);

/** A value that is left to the SDK: a binary, a set, a number that JavaScript cannot hold. */
class NotPlain extends Error {}

/** A request with its items as the service's JSON writes them; nothing where the SDK has to do it. */
export function requestOnWire(input: object): Body | undefined {
  return unlessNotPlain(() => convert(input, ITEM_FIELDS, writtenItem) as Body);
}

/** An answer with its items as plain values; nothing where the SDK has to read it. */
export function answerInValues(operation: string, answer: Body): Body | undefined {
  return unlessNotPlain(() => {
    if (operation !== 'BatchGetItem') return convert(answer, ANSWERED_ITEM_FIELDS, readItem) as Body;
    const { Responses: responses, UnprocessedKeys: left, ...rest } = answer;
    const tables = Object.entries((responses ?? {}) as Record<string, readonly Item[]>);
    return {
      ...rest,
      Responses: Object.fromEntries(tables.map(([table, items]) => [table, items.map(readItem)])),
      UnprocessedKeys: convert(left ?? {}, ITEM_FIELDS, readItem),
    };
  });
}

function unlessNotPlain<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

function convert(value: unknown, fields: ReadonlySet<string>, item: (one: never) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => convert(one, fields, item));
  if (typeof value !== 'object' || value === null) return value;
  const converted: Body = {};
  for (const [name, one] of Object.entries(value)) {
    if (one === undefined) continue;
    if (fields.has(name)) converted[name] = item(one as never);
    else if (LIST_FIELDS.has(name) && Array.isArray(one))
      converted[name] = one.map((each) => item(each as never));
    else converted[name] = convert(one, fields, item);
  }
  return converted;
}

function writtenItem(item: Readonly<Record<string, unknown>>): Item {
  const written: Record<string, WireValue> = {};
  for (const [name, value] of Object.entries(item))
    if (value !== undefined) written[name] = writtenValue(value);
  return written;
}

function writtenValue(value: unknown): WireValue {
  switch (typeof value) {
    case 'string':
      return { S: value };
    case 'boolean':
      return { BOOL: value };
    case 'number':
      if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new NotPlain();
      return { N: String(value) };
    case 'object':
      if (value === null) return { NULL: true };
      if (Array.isArray(value))
        return { L: value.filter((one) => one !== undefined).map((one) => writtenValue(one)) };
      if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null)
        throw new NotPlain();
      return { M: writtenItem(value as Record<string, unknown>) };
    default:
      throw new NotPlain();
  }
}

function readItem(item: Item): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(item)) values[name] = readValue(value);
  return values;
}

function readValue({ S, N, BOOL, NULL, L, M }: WireValue): unknown {
  if (S !== undefined) return S;
  if (N !== undefined) {
    const number = Number(N);
    if (!Number.isFinite(number) || Math.abs(number) > Number.MAX_SAFE_INTEGER) throw new NotPlain();
    return number;
  }
  if (BOOL !== undefined) return BOOL;
  if (M !== undefined) return readItem(M);
  if (L !== undefined) return L.map(readValue);
  if (NULL !== undefined) return null;
  throw new NotPlain();
}
