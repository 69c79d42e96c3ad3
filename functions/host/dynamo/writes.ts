import db, { type Row } from 'dynalite/db/index.js';
import { checked } from './actions';
import { capacityByTable, consumedCapacity, type Units, writeUnits } from './capacity';
import { type Context, commit } from './context';
import {
  type Answer,
  answered,
  type Body,
  errorMessage,
  fromDynalite,
  refused,
  validationError,
} from './wire';
import {
  type CheckedWrite,
  checkWrite,
  type PreparedWrite,
  prepareWrite,
  tableOf,
  type WriteKind,
} from './write-item';

const unitsOf = ({ table, before, after }: PreparedWrite): Units => writeUnits(table, before, after);

/** PutItem, UpdateItem and DeleteItem. */
export async function writeOne(
  context: Context,
  kind: Exclude<WriteKind, 'ConditionCheck'>,
  request: Body,
): Promise<Answer<Body>> {
  const { ReturnConsumedCapacity: mode } = request;
  const write = checkWrite(context.store, kind, request);
  if (!write.ok) return write;
  const prepared = await context.lock(async () => {
    const result = await prepareWrite(context.store, write.value);
    if (result.ok) await commit(context, [result.value]);
    return result;
  });
  if (!prepared.ok) return prepared;
  const { reply, table } = prepared.value;
  if (mode === undefined || mode === 'NONE') return answered(reply);
  const ConsumedCapacity = consumedCapacity(mode, table.TableName, unitsOf(prepared.value));
  return answered({ ...reply, ConsumedCapacity });
}

type Requests = Record<string, readonly { PutRequest?: { Item: Row }; DeleteRequest?: { Key: Row } }[]>;

const MAX_BATCH = 25;
const KEY_MISMATCH = 'The provided key element does not match the schema';

/** For a wrong key in a batch, the service's message is shorter than for a single put. */
function batchError(error: ReturnType<typeof fromDynalite>): ReturnType<typeof fromDynalite> {
  const aboutKey = /Missing the key|Type mismatch for key/.test(errorMessage(error));
  return aboutKey ? validationError(KEY_MISMATCH) : error;
}

/** Checks every request of one table of a batch: keys that fit, and no item twice. */
async function batchOfTable(
  { store }: Context,
  name: string,
  requests: Requests[string],
): Promise<Answer<CheckedWrite[]>> {
  const table = await tableOf(store, name);
  if (!table.ok) return table;
  const seen = new Set<string>();
  const writes: CheckedWrite[] = [];
  for (const { PutRequest, DeleteRequest } of requests) {
    const named = PutRequest?.Item ?? DeleteRequest?.Key ?? {};
    const wrong = PutRequest ? db.validateItem(named, table.value) : db.validateKey(named, table.value);
    if (wrong) return refused(batchError(fromDynalite(wrong)));
    const key = db.createKey(named, table.value);
    if (seen.has(key)) return refused(validationError('Provided list of item keys contains duplicates'));
    seen.add(key);
    const request = PutRequest ? { TableName: name, Item: named } : { TableName: name, Key: named };
    writes.push({ kind: PutRequest ? 'Put' : 'Delete', request, returnsOldOnFailure: false });
  }
  return answered(writes);
}

async function checkBatch(context: Context, request: Body): Promise<Answer<CheckedWrite[]>> {
  const valid = checked(context.store, 'BatchWriteItem', request);
  if (!valid.ok) return valid;
  const items = valid.value.RequestItems as Requests;
  if (Object.values(items).flat().length > MAX_BATCH) {
    return refused(validationError('Too many items requested for the BatchWriteItem call'));
  }
  const writes: CheckedWrite[] = [];
  for (const [name, requests] of Object.entries(items)) {
    const checkedTable = await batchOfTable(context, name, requests);
    if (!checkedTable.ok) return checkedTable;
    writes.push(...checkedTable.value);
  }
  return answered(writes);
}

/** BatchWriteItem: the service does not guarantee that it is atomic, but here it is one batch like any other call. */
export async function batchWrite(context: Context, request: Body): Promise<Answer<Body>> {
  const { ReturnConsumedCapacity: mode } = request;
  const writes = await checkBatch(context, request);
  if (!writes.ok) return writes;
  return context.lock(async () => {
    const results = await Promise.all(writes.value.map((write) => prepareWrite(context.store, write)));
    const prepared: PreparedWrite[] = [];
    for (const result of results) {
      if (!result.ok) return result;
      prepared.push(result.value);
    }
    await commit(context, prepared);
    const parts = prepared.map((write) => ({ table: write.table, units: unitsOf(write) }));
    return answered({ UnprocessedItems: {}, ...capacityByTable(mode, parts) });
  });
}
