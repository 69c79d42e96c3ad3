import { setTimeout as wait } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { current, parseItem } from './versions';

/** The single table and the client it is reached with. */
export interface Table {
  readonly name: string;
  readonly client: DynamoDBDocumentClient;
}

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

type Item = Record<string, unknown>;

/** One item, parsed; undefined when there is none. */
export async function getItem<T>(
  { client, name }: Table,
  key: Key,
  schema: z.ZodType<T>,
  { consistent = false } = {},
): Promise<T | undefined> {
  const reply = await client.send(
    new GetCommand({ TableName: name, Key: { ...key }, ConsistentRead: consistent }),
  );
  return reply.Item === undefined ? undefined : parseItem(schema, reply.Item);
}

/** An item of which what is seen of it is good enough: a cheap read, and a strong one only if it is not seen yet. */
export async function getLastingItem<T>(
  table: Table,
  key: Key,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  return (await getItem(table, key, schema)) ?? getItem(table, key, schema, { consistent: true });
}

export interface Range {
  /** Answered from this index; without it from the table. */
  readonly index?: 'due' | 'listing';
  readonly partition: string;
  /** Only sort keys that begin so. */
  readonly prefix?: string;
  /** Only sort keys below this. */
  readonly below?: string;
  /** Only sort keys above this. */
  readonly above?: string;
  /** Only sort keys between these, both included. */
  readonly between?: readonly [low: string, high: string];
  readonly newestFirst?: boolean;
  readonly consistent?: boolean;
  readonly limit?: number;
  /** Only these attributes. */
  readonly only?: readonly string[];
}

const KEY_NAMES = {
  due: { pk: 'duePk', sk: 'dueSk' },
  listing: { pk: 'listPk', sk: 'listSk' },
  table: { pk: 'pk', sk: 'sk' },
} as const;

/** Every item of a key range, page by page up to `limit`, parsed. */
export async function queryItems<T>(table: Table, range: Range, schema: z.ZodType<T>): Promise<T[]> {
  const items: T[] = [];
  let from: Item | undefined;
  do {
    const reply = await table.client.send(
      new QueryCommand({ ...queryOf(table, range), ExclusiveStartKey: from }),
    );
    for (const item of reply.Items ?? []) items.push(parseItem(schema, item));
    from = reply.LastEvaluatedKey;
  } while (from !== undefined && (range.limit === undefined || items.length < range.limit));
  return items;
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** The sort key after which the next page begins; null when there is none. */
  readonly next: string | null;
}

/** One page of a key range in one query. `after` is the `next` of the page before. */
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

function queryOf({ name }: Table, range: Range): QueryCommandInput {
  const names = KEY_NAMES[range.index ?? 'table'];
  const bound = boundOf(range);
  const attributes = Object.fromEntries((range.only ?? []).map((attribute, at) => [`#a${at}`, attribute]));
  return {
    TableName: name,
    ...(range.index && { IndexName: range.index }),
    KeyConditionExpression: bound === undefined ? '#pk = :pk' : `#pk = :pk AND ${bound[0]}`,
    ExpressionAttributeNames: { '#pk': names.pk, ...(bound && { '#sk': names.sk }), ...attributes },
    ExpressionAttributeValues: { ':pk': range.partition, ...bound?.[1] },
    ScanIndexForward: range.newestFirst !== true,
    ConsistentRead: range.consistent === true,
    ...(range.limit !== undefined && { Limit: range.limit }),
    ...(range.only && { ProjectionExpression: Object.keys(attributes).join(', ') }),
  };
}

export type TransactItems = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** Why a transaction was not carried out: for each of its items the condition's failure, or nothing. */
export type Transacted =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly failed: readonly boolean[];
      readonly items: readonly (Item | undefined)[];
    };

const ATTEMPTS = 8;

/**
 * Writes all items or none. Conflicts with other transactions are tried again with growing, jittered pauses;
 * failed conditions are answered, everything else is thrown.
 */
export async function transact({ client }: Table, items: TransactItems): Promise<Transacted> {
  const written = items.map(({ Put, ...other }) =>
    Put === undefined ? other : { Put: { ...Put, Item: current(Put.Item ?? {}) } },
  );
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: written }));
      return { ok: true };
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const reasons = error.CancellationReasons ?? [];
      if (reasons.some(({ Code }) => Code === 'ConditionalCheckFailed'))
        return {
          ok: false,
          failed: reasons.map(({ Code }) => Code === 'ConditionalCheckFailed'),
          items: reasons.map(({ Item }) => Item as Item | undefined),
        };
      const passing = reasons.every(({ Code }) => Code === 'None' || RETRIED.has(Code ?? ''));
      if (!passing || attempt === ATTEMPTS) throw error;
      // Jitter needs no reproducible numbers: it only spreads retries of several machines.
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

const RETRIED = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** Whether a write was refused by its own condition. */
export function conditionFailed(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConditionalCheckFailedException';
}
