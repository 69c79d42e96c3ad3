import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { type Item, type Key, pauseUpTo, type Table } from './reads';
import { current } from './versions';

type Inputs = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Input<Kind extends keyof Inputs> = Omit<NonNullable<Inputs[Kind]>, 'TableName'>;

/** A change of one item, or a condition on it. */
export type Write =
  | { readonly Put: Input<'Put'> }
  | { readonly Update: Input<'Update'> }
  | { readonly Delete: Input<'Delete'> }
  | { readonly ConditionCheck: Input<'ConditionCheck'> };

/**
 * The terms of a write in addition to its item. In its expressions `#name` stands for the attribute of that name and
 * `:name` for the value of that name; values that no expression uses are left out.
 */
export interface Terms {
  /** The write's condition. */
  readonly when?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  /** Attributes whose name differs from their placeholder. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The condition that an item must not exist. */
export const ABSENT = 'attribute_not_exists(pk)';

/** Writes a whole item, in this release's shape. */
export function put(item: Item, terms: Terms = {}) {
  return { Put: { Item: current(item), ...clauses(terms) } };
}

/** Writes an item unless its key exists. */
export function insert(item: Item) {
  return put(item, { when: ABSENT });
}

/** Changes attributes of an item. */
export function update(key: Key, change: string, terms: Terms = {}) {
  return { Update: { Key: { ...key }, UpdateExpression: change, ...clauses(terms, change) } };
}

/** Deletes an item. */
export function remove(key: Key, terms: Terms = {}) {
  return { Delete: { Key: { ...key }, ...clauses(terms) } };
}

/** Changes nothing, and stops the transaction unless its condition holds. */
export function check(key: Key, terms: Terms & { readonly when: string }) {
  return { ConditionCheck: { Key: { ...key }, ...clauses(terms), ConditionExpression: terms.when } };
}

function clauses({ when, values = {}, names = {} }: Terms, change = '') {
  const text = `${change} ${when ?? ''}`;
  const attributes = namesIn(text, '#').map((name) => [`#${name}`, names[name] ?? name]);
  const used = namesIn(text, ':').map((name) => [`:${name}`, values[name]]);
  return {
    ...(when !== undefined && { ConditionExpression: when }),
    ...(attributes.length > 0 && { ExpressionAttributeNames: Object.fromEntries(attributes) }),
    ...(used.length > 0 && { ExpressionAttributeValues: Object.fromEntries(used) }),
  };
}

function namesIn(text: string, sign: '#' | ':'): readonly string[] {
  return [...new Set(text.match(new RegExp(`${sign}\\w+`, 'g')) ?? [])].map((name) => name.slice(1));
}

/**
 * Carries out a single write.
 * @returns whether its condition held
 */
export async function write(table: Table, one: Write): Promise<boolean> {
  try {
    await send(table, one);
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

function send({ client, name: TableName }: Table, one: Write): Promise<unknown> {
  if ('Put' in one) return client.send(new PutCommand({ TableName, ...one.Put }));
  if ('Update' in one) return client.send(new UpdateCommand({ TableName, ...one.Update }));
  if ('Delete' in one) return client.send(new DeleteCommand({ TableName, ...one.Delete }));
  throw new Error('a condition stands in a transaction alone');
}

/** The outcome of a transaction: if it failed, whether the condition of each of its writes failed. */
export type Transacted = { readonly ok: true } | { readonly ok: false; readonly failed: readonly boolean[] };

const ATTEMPTS = 8;
const RETRIED = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Carries out all writes or none. Conflicts with other transactions are retried with growing, jittered pauses; failed
 * conditions are returned, everything else is thrown.
 */
export async function transact(table: Table, writes: readonly Write[]): Promise<Transacted> {
  const { client, name } = table;
  const TransactItems = writes.map((one) => inTable(name, one));
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems }));
      return { ok: true };
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const codes = (error.CancellationReasons ?? []).map(({ Code = '' }) => Code);
      if (codes.includes('ConditionalCheckFailed'))
        return { ok: false, failed: codes.map((code) => code === 'ConditionalCheckFailed') };
      const passing = codes.every((code) => code === 'None' || RETRIED.has(code));
      if (!passing || attempt === ATTEMPTS) throw error;
      await pauseUpTo(table, 10 * 2 ** attempt);
    }
  }
}

function inTable(TableName: string, one: Write): Inputs {
  if ('Put' in one) return { Put: { TableName, ...one.Put } };
  if ('Update' in one) return { Update: { TableName, ...one.Update } };
  if ('Delete' in one) return { Delete: { TableName, ...one.Delete } };
  return { ConditionCheck: { TableName, ...one.ConditionCheck } };
}

/** Whether a write was refused because of its own condition. */
export function conditionFailed(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConditionalCheckFailedException';
}
