import type { TableDescription } from 'dynalite/db/index.js';
import { capacityByTable, readUnits, TRANSACTION_FACTOR, tableUnits, writeUnits } from './capacity';
import { type Context, commit } from './context';
import { itemBytes } from './item-size';
import { digestOf } from './tokens';
import {
  constraint,
  DUPLICATE,
  failure,
  hasDuplicate,
  MAX_TRANSACTION_BYTES,
  partsOf,
  TOO_LARGE,
} from './transaction';
import {
  type Answer,
  answered,
  type Body,
  type Item,
  isBody,
  refused,
  serviceError,
  validationError,
} from './wire';
import {
  type CheckedWrite,
  checkWrite,
  keyOf,
  type PreparedWrite,
  prepareWrite,
  tableOf,
  type WriteKind,
} from './write-item';

const KINDS: readonly WriteKind[] = ['Put', 'Update', 'Delete', 'ConditionCheck'];

const EXPRESSION: Partial<Record<WriteKind, string>> = {
  Update: 'UpdateExpression',
  ConditionCheck: 'ConditionExpression',
};

function checkPart({ store }: Context, part: Body, at: number): Answer<CheckedWrite> {
  const kinds = KINDS.filter((kind) => isBody(part[kind]));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    return refused(validationError('TransactItems can only contain one of Check, Put, Update or Delete'));
  }
  const request = part[kind] as Body;
  const needed = EXPRESSION[kind];
  if (needed !== undefined && request[needed] === undefined) {
    const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
    const path = `transactItems.${at + 1}.member.${lower(kind)}.${lower(needed)}`;
    return refused(constraint('null', path, 'Member must not be null'));
  }
  return checkWrite(store, kind, request);
}

interface Located {
  readonly write: CheckedWrite;
  readonly table: TableDescription;
  /** Absent if the key does not fit the table; this part then fails. */
  readonly key: string | undefined;
}

async function locate({ store }: Context, write: CheckedWrite): Promise<Answer<Located>> {
  const table = await tableOf(store, write.request.TableName);
  return table.ok ? answered({ write, table: table.value, key: keyOf(table.value, write) }) : table;
}

async function checkParts(context: Context, request: Body): Promise<Answer<readonly Located[]>> {
  const parts = partsOf(request);
  if (!parts.ok) return parts;
  const located: Located[] = [];
  for (const [at, part] of parts.value.entries()) {
    const write = checkPart(context, part, at);
    if (!write.ok) return write;
    const place = await locate(context, write.value);
    if (!place.ok) return place;
    located.push(place.value);
  }
  return hasDuplicate(located) ? refused(DUPLICATE) : answered(located);
}

const sizeOf = (item: Item | undefined): number => (item === undefined ? 0 : itemBytes(item));

/** Evaluates all parts against one state of the store; reports the failures of all parts, not only the first. */
async function prepareAll(context: Context, parts: readonly Located[]): Promise<Answer<PreparedWrite[]>> {
  const answers = await Promise.all(parts.map(({ write }) => prepareWrite(context.store, write)));
  const prepared = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  if (prepared.length < answers.length) return refused(failure(answers));
  const bytes = prepared.reduce((sum, { before, after }) => sum + Math.max(sizeOf(before), sizeOf(after)), 0);
  return bytes > MAX_TRANSACTION_BYTES ? refused(TOO_LARGE) : answered(prepared);
}

/** A repeated request costs as much as reading the items: two units per 4 KB. */
async function repeated({ store }: Context, mode: unknown, parts: readonly Located[]): Promise<Answer<Body>> {
  const read = await Promise.all(
    parts.map(async ({ table, key }) => {
      const item = await store.db.get(`item-${table.TableName}~${key}`);
      return { table, units: tableUnits(readUnits(sizeOf(item as Item | undefined), true)) };
    }),
  );
  return answered(capacityByTable(mode, read, { factor: TRANSACTION_FACTOR, kind: 'ReadCapacityUnits' }));
}

const MISMATCH = serviceError(
  'IdempotentParameterMismatchException',
  'Request parameters differ from those of an earlier request with the same client request token',
);

/** TransactWriteItems: all parts in one atomic batch, or none and the reasons part by part. */
export async function transactWrite(context: Context, request: Body): Promise<Answer<Body>> {
  const { ReturnConsumedCapacity: mode, ClientRequestToken: token } = request;
  // Checking the parts rewrites them, so the digest comes first.
  const digest = typeof token === 'string' ? digestOf(request) : '';
  const parts = await checkParts(context, request);
  if (!parts.ok) return parts;
  return context.lock(async () => {
    const seen = typeof token === 'string' ? context.tokens.seen(token, digest) : 'new';
    if (seen === 'different') return refused(MISMATCH);
    if (seen === 'same') return repeated(context, mode, parts.value);
    const prepared = await prepareAll(context, parts.value);
    if (!prepared.ok) return prepared;
    const extra = typeof token === 'string' ? [context.tokens.remember(token, digest)] : [];
    await commit(context, prepared.value, { extra });
    const units = prepared.value.map(({ table, before, after }) => ({
      table,
      units: writeUnits(table, before, after),
    }));
    return answered(capacityByTable(mode, units, { factor: TRANSACTION_FACTOR, kind: 'WriteCapacityUnits' }));
  });
}
