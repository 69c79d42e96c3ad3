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
  return reply.Item === undefined ? undefined : schema.parse(reply.Item);
}

/** An item that never changes once it is written: a cheap read, and a strong one only if it is not seen yet. */
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
    for (const item of reply.Items ?? []) items.push(schema.parse(item));
    from = reply.LastEvaluatedKey;
  } while (from !== undefined && (range.limit === undefined || items.length < range.limit));
  return items;
}

function queryOf({ name }: Table, range: Range): QueryCommandInput {
  const names = KEY_NAMES[range.index ?? 'table'];
  const bound =
    range.prefix !== undefined ? 'begins_with(#sk, :sk)' : range.below !== undefined ? '#sk < :sk' : '';
  const attributes = Object.fromEntries((range.only ?? []).map((attribute, at) => [`#a${at}`, attribute]));
  return {
    TableName: name,
    ...(range.index && { IndexName: range.index }),
    KeyConditionExpression: bound === '' ? '#pk = :pk' : `#pk = :pk AND ${bound}`,
    ExpressionAttributeNames: { '#pk': names.pk, ...(bound !== '' && { '#sk': names.sk }), ...attributes },
    ExpressionAttributeValues: {
      ':pk': range.partition,
      ...(bound !== '' && { ':sk': range.prefix ?? range.below }),
    },
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
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: items }));
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
