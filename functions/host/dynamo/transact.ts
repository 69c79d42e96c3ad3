import db, { type Row, type TableDescription } from 'dynalite/db/index.js';
import { checked } from './actions';
import { capacityByTable, readUnits, TRANSACTION_FACTOR, tableUnits, writeUnits } from './capacity';
import { type Context, commit } from './context';
import { NO_REASON, type Reason, transactionCancelled } from './faults';
import { itemBytes } from './item-size';
import { getOne } from './reads';
import { digestOf } from './tokens';
import {
  type Answer,
  answered,
  type Body,
  errorMessage,
  errorName,
  type Item,
  isBody,
  refused,
  type ServiceError,
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

const MAX_ITEMS = 100;
const MAX_BYTES = 4 * 1024 * 1024;
const KINDS: readonly WriteKind[] = ['Put', 'Update', 'Delete', 'ConditionCheck'];

const TOO_LARGE = validationError('The aggregate size of the items in the transaction cannot exceed 4 MB');
const DUPLICATE = validationError('Transaction request cannot include multiple operations on one item');

const constraint = (value: string, path: string, rule: string): ServiceError =>
  validationError(
    `1 validation error detected: Value ${value} at '${path}' failed to satisfy constraint: ${rule}`,
  );

/** The list of a transaction's parts: 1 to 100 objects. */
function partsOf(request: Body): Answer<readonly Body[]> {
  const parts = request.TransactItems;
  if (!Array.isArray(parts)) return refused(constraint('null', 'transactItems', 'Member must not be null'));
  if (parts.length === 0) {
    const rule = 'Member must have length greater than or equal to 1';
    return refused(constraint("'[]'", 'transactItems', rule));
  }
  if (parts.length > MAX_ITEMS) {
    const rule = `Member must have length less than or equal to ${MAX_ITEMS}`;
    return refused(constraint(`'[${parts.length} items]'`, 'transactItems', rule));
  }
  return answered(parts.filter(isBody));
}

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
  /** Absent when the key does not fit the table; the part then fails by itself. */
  readonly key: string | undefined;
}

async function locate({ store }: Context, write: CheckedWrite): Promise<Answer<Located>> {
  const table = await tableOf(store, write.request.TableName);
  return table.ok ? answered({ write, table: table.value, key: keyOf(table.value, write) }) : table;
}

function hasDuplicate(parts: readonly { table: TableDescription; key: string | undefined }[]): boolean {
  const keys = parts.flatMap(({ table, key }) => (key === undefined ? [] : [`${table.TableName}~${key}`]));
  return new Set(keys).size < keys.length;
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

/** Why one part of a transaction stands in its way. */
function reasonOf(answer: Answer<unknown>): Reason {
  if (answer.ok) return NO_REASON;
  const { error } = answer;
  const Message = errorMessage(error);
  if (errorName(error) !== 'ConditionalCheckFailedException') return { Code: 'ValidationError', Message };
  const { Item: item } = error.body;
  return { Code: 'ConditionalCheckFailed', Message, ...(item === undefined ? {} : { Item: item }) };
}

const failure = (answers: readonly Answer<unknown>[]): ServiceError =>
  answers.flatMap((answer) => (answer.ok ? [] : [answer.error])).find((error) => error.status >= 500) ??
  transactionCancelled(answers.map(reasonOf));

const sizeOf = (item: Item | undefined): number => (item === undefined ? 0 : itemBytes(item));

/** Works all parts out against one state of the store; every part's failure is reported, not the first alone. */
async function prepareAll(context: Context, parts: readonly Located[]): Promise<Answer<PreparedWrite[]>> {
  const answers = await Promise.all(parts.map(({ write }) => prepareWrite(context.store, write)));
  const prepared = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  if (prepared.length < answers.length) return refused(failure(answers));
  const bytes = prepared.reduce((sum, { before, after }) => sum + Math.max(sizeOf(before), sizeOf(after)), 0);
  return bytes > MAX_BYTES ? refused(TOO_LARGE) : answered(prepared);
}

/** A repeated request is answered with what it costs to read the items: two units per 4 KB. */
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

interface LocatedGet {
  readonly request: Body;
  readonly table: TableDescription;
  readonly key: string | undefined;
}

async function checkGets({ store }: Context, request: Body): Promise<Answer<readonly LocatedGet[]>> {
  const parts = partsOf(request);
  if (!parts.ok) return parts;
  const gets: LocatedGet[] = [];
  for (const [at, part] of parts.value.entries()) {
    if (!isBody(part.Get)) {
      return refused(constraint('null', `transactItems.${at + 1}.member.get`, 'Member must not be null'));
    }
    const get = checked(store, 'GetItem', part.Get);
    if (!get.ok) return get;
    const table = await tableOf(store, get.value.TableName);
    if (!table.ok) return table;
    const key = get.value.Key as Row;
    const fits = !db.validateKey(key, table.value);
    gets.push({
      request: get.value,
      table: table.value,
      key: fits ? db.createKey(key, table.value) : undefined,
    });
  }
  return hasDuplicate(gets) ? refused(DUPLICATE) : answered(gets);
}

/** TransactGetItems: the items as of one moment between transactions. */
export async function transactGet(context: Context, request: Body): Promise<Answer<Body>> {
  const { ReturnConsumedCapacity: mode } = request;
  const gets = await checkGets(context, request);
  if (!gets.ok) return gets;
  const answers = await context.lock(() =>
    Promise.all(gets.value.map((get) => getOne(context.store, get.request))),
  );
  const found = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  if (found.length < answers.length) return refused(failure(answers));
  if (found.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_BYTES) return refused(TOO_LARGE);
  const Responses = found.map(({ reply }) => (reply.Item === undefined ? {} : { Item: reply.Item }));
  const units = gets.value.map(({ table }, at) => ({
    table,
    units: tableUnits(readUnits(found[at]?.bytes ?? 0, true)),
  }));
  const capacity = capacityByTable(mode, units, { factor: TRANSACTION_FACTOR, kind: 'ReadCapacityUnits' });
  return answered({ Responses, ...capacity });
}
