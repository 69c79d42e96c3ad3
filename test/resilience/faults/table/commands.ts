import {
  ConditionalCheckFailedException,
  ResourceNotFoundException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { holds, type Item, pathOf, type Terms, updated } from './evaluate';
import { conditionOf, projectionOf } from './expressions';
import { attributesOf, type Key, type MemoryTable, type Written } from './memory-table';

/** A request as the document client sends it. */
export interface Request {
  readonly name: string;
  readonly input: Record<string, unknown>;
}

/** The result of one request: its reply, and the items it wrote. */
export interface Done {
  readonly reply: Record<string, unknown>;
  readonly written: readonly Written[];
}

interface Write extends Terms {
  readonly TableName: string;
  readonly Item?: Item;
  readonly Key?: Item;
  readonly UpdateExpression?: string;
  readonly ConditionExpression?: string;
  readonly ReturnValues?: string;
  readonly ReturnValuesOnConditionCheckFailure?: string;
}

interface Read extends Terms {
  readonly TableName: string;
  readonly Key: Item;
  readonly ConsistentRead?: boolean;
}

interface Query extends Terms {
  readonly TableName: string;
  readonly IndexName?: string;
  readonly KeyConditionExpression: string;
  readonly FilterExpression?: string;
  readonly ProjectionExpression?: string;
  readonly ConsistentRead?: boolean;
  readonly ScanIndexForward?: boolean;
  readonly Limit?: number;
  readonly ExclusiveStartKey?: Item;
}

export type Tables = Readonly<Record<string, MemoryTable>>;

/** Carries out one request of the document client. Throws the service's errors. */
export function carryOut(tables: Tables, { name, input }: Request): Done {
  switch (name) {
    case 'GetCommand':
      return read(get(tables, input as unknown as Read));
    case 'BatchGetCommand':
      return read(batchGet(tables, input));
    case 'QueryCommand':
      return read(query(tables, input as unknown as Query));
    case 'PutCommand':
    case 'UpdateCommand':
    case 'DeleteCommand':
      return writeOne(tables, input as unknown as Write);
    case 'TransactWriteCommand':
      return transact(tables, input.TransactItems as readonly Readonly<Record<string, Write>>[]);
    default:
      throw new Error(`the table of the simulation knows no ${name}`);
  }
}

const read = (reply: Done['reply']): Done => ({ reply, written: [] });

function tableOf(tables: Tables, name: string): MemoryTable {
  const table = tables[name];
  if (table !== undefined) return table;
  throw new ResourceNotFoundException({ message: `no table ${name}`, $metadata: {} });
}

function keyOf(item: Item | undefined): Key {
  const { pk, sk } = item ?? {};
  if (typeof pk !== 'string' || typeof sk !== 'string' || pk === '' || sk === '')
    throw new Error(`an item needs its key: ${JSON.stringify(item)}`);
  return { pk, sk };
}

function get(tables: Tables, { TableName, Key: key, ConsistentRead }: Read) {
  const item = tableOf(tables, TableName).get(keyOf(key), ConsistentRead !== true);
  return item === undefined ? {} : { Item: structuredClone(item) };
}

function batchGet(tables: Tables, { RequestItems }: Record<string, unknown>) {
  const wanted = Object.entries(RequestItems as Record<string, { Keys: Item[]; ConsistentRead?: boolean }>);
  const replies = wanted.map(([name, { Keys, ConsistentRead }]) => {
    if (Keys.length > 100) throw new Error('a batch has at most 100 keys');
    const table = tableOf(tables, name);
    const items = Keys.flatMap((key) => table.get(keyOf(key), ConsistentRead !== true) ?? []);
    return [name, structuredClone(items)] as const;
  });
  return { Responses: Object.fromEntries(replies), UnprocessedKeys: {} };
}

function query(tables: Tables, asked: Query) {
  const index = asked.IndexName ?? 'table';
  const isWeak = asked.ConsistentRead !== true;
  if (asked.IndexName !== undefined && !isWeak) throw new Error('an index has no strong reads');
  const inRange = tableOf(tables, asked.TableName)
    .partition(index, partitionOf(asked, index), isWeak)
    .filter((item) => holds(asked.KeyConditionExpression, item, asked));
  const inOrder = asked.ScanIndexForward === false ? [...inRange].reverse() : inRange;
  const start = asked.ExclusiveStartKey;
  const from =
    start === undefined ? 0 : 1 + inOrder.findIndex((one) => one.pk === start.pk && one.sk === start.sk);
  const page = inOrder.slice(from, asked.Limit === undefined ? undefined : from + asked.Limit);
  const last = from + page.length < inOrder.length ? page.at(-1) : undefined;
  const items = page.filter((item) => holds(asked.FilterExpression, item, asked));
  return {
    Items: structuredClone(items.map((item) => projected(item, asked))),
    ...(last && { LastEvaluatedKey: { pk: last.pk, sk: last.sk } }),
  };
}

/** The partition that a key condition names. */
function partitionOf(asked: Query, index: string): string {
  const condition = conditionOf(asked.KeyConditionExpression);
  const [attribute] = attributesOf(index);
  for (const part of condition.type === 'and' ? condition.parts : [condition])
    if (part.type === 'compare' && part.sign === '=' && part.right.type === 'value')
      if (pathOf(part.left, asked)[0] === attribute)
        return String(asked.ExpressionAttributeValues?.[part.right.name]);
  throw new Error(`a query names its partition: ${asked.KeyConditionExpression}`);
}

function projected(item: Item, asked: Query): Item {
  if (asked.ProjectionExpression === undefined) return item;
  const names = projectionOf(asked.ProjectionExpression).map((one) => String(pathOf(one, asked)[0]));
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}

function writeOne(tables: Tables, write: Write): Done {
  const { table, key, before, after } = prepared(tables, write);
  if (!holds(write.ConditionExpression, before, write)) {
    const old = write.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && before !== undefined;
    const message = 'The conditional request failed';
    const Item = old ? { Item: marshall(before, { removeUndefinedValues: true }) } : {};
    throw new ConditionalCheckFailedException({ message, $metadata: {}, ...Item });
  }
  const written = [table.write(key, after())];
  const replies: Readonly<Record<string, Item | undefined>> = { ALL_NEW: written[0]?.after, ALL_OLD: before };
  const Attributes =
    replies[write.ReturnValues ?? ''] ??
    (write.ReturnValues === 'UPDATED_NEW' ? written[0]?.after : undefined);
  return { reply: Attributes === undefined ? {} : { Attributes: structuredClone(Attributes) }, written };
}

function transact(tables: Tables, parts: readonly Readonly<Record<string, Write>>[]): Done {
  if (parts.length === 0 || parts.length > 100) throw new Error('a transaction has 1 to 100 parts');
  const writes = parts
    .flatMap((part) => Object.entries(part))
    .map(([kind, write]) => ({ kind, write, ...prepared(tables, write) }));
  const names = new Set(writes.map(({ write, key }) => `${write.TableName} ${key.pk} ${key.sk}`));
  if (names.size < writes.length) throw new Error('a transaction names each item once');
  const failed = writes.map(({ write, before }) => !holds(write.ConditionExpression, before, write));
  if (failed.includes(true)) throw cancelled(failed.map((one) => (one ? 'ConditionalCheckFailed' : 'None')));
  const changes = writes
    .filter(({ kind }) => kind !== 'ConditionCheck')
    .map((one) => ({ ...one, after: one.after() }));
  return { reply: {}, written: changes.map(({ table, key, after }) => table.write(key, after)) };
}

/** The service's error for a transaction that was not carried out, with the reason of each of its parts. */
export function cancelled(codes: readonly string[]): TransactionCanceledException {
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`;
  return new TransactionCanceledException({
    message,
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

function prepared(tables: Tables, write: Write) {
  const table = tableOf(tables, write.TableName);
  const key = keyOf(write.Item ?? write.Key);
  const before = table.get(key);
  const after = (): Item | undefined => {
    if (write.Item !== undefined) return plain(write.Item);
    if (write.UpdateExpression === undefined) return undefined;
    return plain(updated(write.UpdateExpression, before ?? { ...key }, write));
  };
  return { table, key, before, after };
}

/** An item as the service stores it: a copy without undefined values. */
function plain(item: Item): Item {
  return copied(item) as Item;
}

function copied(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('the service has no such number');
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Set) return new Set(value);
  if (Array.isArray(value)) return value.filter((one) => one !== undefined).map(copied);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (part === undefined ? [] : [[name, copied(part)]])),
  );
}
