import { setTimeout as wait } from 'node:timers/promises';
import { BatchGetCommand, GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import pMap from 'p-map';
import * as z from 'zod';
import type { StoreClient } from './store-client';
import { parseItem } from './versions';

/**
 * Receives the description of an item that this release cannot read, instead of an exception that would hide all
 * others.
 */
export type Unreadable = (problem: string) => void;

/** The single table and its client. */
export interface Table {
  readonly name: string;
  /** The table of the login library; absent if there are no logins. */
  readonly logins?: string;
  readonly client: StoreClient;
  /**
   * Waits before a retry.
   * @default a jittered pause of at most that many milliseconds
   */
  readonly pause?: (most: number) => Promise<unknown>;
}

/**
 * Waits for a while, as the table defines it. Jitter needs no reproducible numbers: it only spreads retries of several
 * machines.
 */
export function pauseUpTo({ pause }: Table, most: number): Promise<unknown> {
  return pause === undefined ? wait(Math.random() * most) : pause(most);
}

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export type Item = Record<string, unknown>;

/** How an item is read. */
export interface HowToRead {
  /** Half the price; a very recent write may not be visible yet. Only for data on which nothing depends. */
  readonly weak?: boolean;
}

/** One item, parsed; undefined if there is none. */
export async function getItem<T>(
  { client, name }: Table,
  key: Key,
  schema: z.ZodType<T>,
  { weak = false }: HowToRead = {},
): Promise<T | undefined> {
  const reply = await client.send(
    new GetCommand({ TableName: name, Key: { ...key }, ConsistentRead: !weak }),
  );
  return reply.Item === undefined ? undefined : parseItem(schema, reply.Item);
}

/**
 * An item of which any visible version is good enough: a cheap read, and a strong one only if it is not visible yet.
 */
export async function getLastingItem<T>(
  table: Table,
  key: Key,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  return (await getItem(table, key, schema, { weak: true })) ?? getItem(table, key, schema);
}

/** The most items in one batch. */
const BATCH = 100;

/** The items under these keys that exist, parsed, in no order. */
export async function getItems<T>(
  table: Table,
  keys: readonly Key[],
  schema: z.ZodType<T>,
  { weak = false }: HowToRead = {},
): Promise<readonly T[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / BATCH) }, (_, at) =>
    keys.slice(at * BATCH, (at + 1) * BATCH),
  );
  const items = await pMap(batches, (batch) => getBatch(table, batch, weak), { concurrency: 4 });
  return items.flat().map((item) => parseItem(schema, item));
}

/** How many requests in a row may return nothing: about five seconds. */
const MOST_EMPTY_READS = 9;

/**
 * Reads one batch. The service leaves keys for another request if the response would be too large or the table is busy:
 * then they are requested again after growing, jittered pauses, as long as something is returned.
 */
async function getBatch(table: Table, keys: readonly Key[], weak: boolean): Promise<Item[]> {
  const { client, name } = table;
  const items: Item[] = [];
  let left: readonly Item[] = keys.map((key) => ({ ...key }));
  for (let fruitless = 0; left.length > 0; ) {
    if (fruitless > 0) await pauseUpTo(table, 10 * 2 ** fruitless);
    const RequestItems = { [name]: { Keys: [...left], ConsistentRead: !weak } };
    const reply = await client.send(new BatchGetCommand({ RequestItems }));
    items.push(...(reply.Responses?.[name] ?? []));
    const still = reply.UnprocessedKeys?.[name]?.Keys ?? [];
    fruitless = still.length < left.length ? 0 : fruitless + 1;
    if (fruitless > MOST_EMPTY_READS)
      throw new Error(`the table left ${still.length} items of a batch unread`);
    left = still;
  }
  return items;
}

export interface Range extends HowToRead {
  /** Read from this index, which always lags a little; without it from the table. */
  readonly index?: 'due' | 'listing';
  readonly partition: string;
  /** Only sort keys with this prefix. */
  readonly prefix?: string;
  /** Only sort keys below this. */
  readonly below?: string;
  /** Only sort keys above this. */
  readonly above?: string;
  /** Only sort keys between these, both included. */
  readonly between?: readonly [low: string, high: string];
  readonly newestFirst?: boolean;
  readonly limit?: number;
  /** Leaves out items that are postponed to this time or later (milliseconds). */
  readonly notPutOffTo?: number;
  /** Only these attributes. */
  readonly only?: readonly string[];
}

const KEY_NAMES = {
  due: { pk: 'duePk', sk: 'dueSk' },
  listing: { pk: 'listPk', sk: 'listSk' },
  table: { pk: 'pk', sk: 'sk' },
} as const;

/**
 * Every item of a key range, page by page up to `limit`, parsed. `unreadable` receives a description of each item that
 * cannot be parsed; without it the first of them is thrown.
 */
export async function queryItems<T>(
  table: Table,
  range: Range,
  schema: z.ZodType<T>,
  unreadable: Unreadable = refuse,
): Promise<readonly T[]> {
  const items: T[] = [];
  let from: Item | undefined;
  do {
    const reply = await table.client.send(
      new QueryCommand({ ...queryOf(table, range), ExclusiveStartKey: from }),
    );
    for (const item of reply.Items ?? []) items.push(...parsedUnless(unreadable, schema, item));
    from = reply.LastEvaluatedKey;
  } while (from !== undefined && (range.limit === undefined || items.length < range.limit));
  return items;
}

const Listed = z.looseObject({ pk: z.string(), sk: z.string(), listPk: z.string().optional() });

/**
 * The items of an index in their current state in the table: the index supplies the keys, but lags. Items that have
 * left the list are left out.
 */
export async function listedNow<T>(table: Table, range: Range, schema: z.ZodType<T>): Promise<readonly T[]> {
  const keys = (await queryItems(table, { ...range, only: ['pk', 'sk'] }, Listed)).map(({ pk, sk }) => ({
    pk,
    sk,
  }));
  const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;
  const found = new Map((await getItems(table, keys, Listed)).map((item) => [nameOf(item), item]));
  return keys.flatMap((key) => {
    const item = found.get(nameOf(key));
    return item?.listPk === range.partition ? [schema.parse(item)] : [];
  });
}

function refuse(problem: string): never {
  throw new Error(problem);
}

function parsedUnless<T>(unreadable: Unreadable, schema: z.ZodType<T>, item: Item): readonly T[] {
  try {
    return [parseItem(schema, item)];
  } catch (error) {
    if (unreadable === refuse) throw error;
    unreadable(`${item.pk} ${item.sk}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

/** A page of a list. */
export interface Page<T> {
  readonly rows: readonly T[];
  /** The sort key after which the next page begins; null when there is none. */
  readonly next: string | null;
}

/** One page of a key range in one query. `after` is the `next` of the previous page. */
export async function queryPage<T>(
  table: Table,
  range: Omit<Range, 'prefix' | 'below' | 'above'> & {
    readonly limit: number;
    readonly after: string | null;
  },
  schema: z.ZodType<T>,
): Promise<Page<T>> {
  const { after, ...rest } = range;
  const start = after === null ? {} : range.newestFirst ? { below: after } : { above: after };
  const reply = await table.client.send(new QueryCommand(queryOf(table, { ...rest, ...start })));
  const items = reply.Items ?? [];
  const last = items.at(-1)?.[KEY_NAMES[range.index ?? 'table'].sk];
  return {
    rows: items.map((item) => parseItem(schema, item)),
    next: items.length === range.limit && typeof last === 'string' ? last : null,
  };
}

/** The condition on the sort key. */
function boundOf({
  prefix,
  below,
  above,
  between,
}: Range): readonly [condition: string, values: Item] | undefined {
  if (prefix !== undefined) return ['begins_with(#sk, :sk)', { ':sk': prefix }];
  if (between !== undefined)
    return ['#sk BETWEEN :low AND :high', { ':low': between[0], ':high': between[1] }];
  if (below !== undefined) return ['#sk < :sk', { ':sk': below }];
  return above === undefined ? undefined : ['#sk > :sk', { ':sk': above }];
}

function laterOf({ notPutOffTo }: Range) {
  if (notPutOffTo === undefined) return undefined;
  // The service has no number for infinity.
  const values = { ':putOff': Math.min(notPutOffTo, Number.MAX_SAFE_INTEGER) };
  return { filter: 'attribute_not_exists(putOffTo) OR putOffTo < :putOff', values };
}

function queryOf({ name }: Table, range: Range): QueryCommandInput {
  const names = KEY_NAMES[range.index ?? 'table'];
  const bound = boundOf(range);
  const later = laterOf(range);
  const attributes = Object.fromEntries((range.only ?? []).map((attribute, at) => [`#a${at}`, attribute]));
  return {
    TableName: name,
    ...(range.index && { IndexName: range.index }),
    KeyConditionExpression: bound === undefined ? '#pk = :pk' : `#pk = :pk AND ${bound[0]}`,
    ExpressionAttributeNames: { '#pk': names.pk, ...(bound && { '#sk': names.sk }), ...attributes },
    ExpressionAttributeValues: { ':pk': range.partition, ...bound?.[1], ...later?.values },
    ...(later && { FilterExpression: later.filter }),
    ScanIndexForward: range.newestFirst !== true,
    // Indexes do not support strong reads.
    ConsistentRead: range.index === undefined && range.weak !== true,
    ...(range.limit !== undefined && { Limit: range.limit }),
    ...(range.only && { ProjectionExpression: Object.keys(attributes).join(', ') }),
  };
}
