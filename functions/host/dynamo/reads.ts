import db, { type Row, type Store, type TableDescription } from 'dynalite/db/index.js';
import { checked, run } from './actions';
import {
  capacityByTable,
  consumedCapacity,
  readUnits,
  tableUnits,
  type Units,
  wantsCapacity,
} from './capacity';
import { type Context, storeFor } from './context';
import { newTally, type PageStart, readingStore } from './ranges';
import { type Answer, answered, type Body } from './wire';
import { tableOf } from './write-item';

/** GetItem. The `tally` of other callers (TransactGetItems) receives the item's size. */
export async function getOne(store: Store, request: Body): Promise<Answer<{ reply: Body; bytes: number }>> {
  const tally = newTally();
  const answer = await run(readingStore(store, tally), 'GetItem', request);
  return answer.ok ? answered({ reply: answer.value, bytes: tally.gets[0]?.bytes ?? 0 }) : answer;
}

export async function getItem(context: Context, request: Body): Promise<Answer<Body>> {
  const { ReturnConsumedCapacity: mode, ConsistentRead: consistent } = request;
  const valid = checked(context.store, 'GetItem', request);
  if (!valid.ok) return valid;
  const answer = await getOne(await storeFor(context, consistent === true), valid.value);
  if (!answer.ok) return answer;
  const units = tableUnits(readUnits(answer.value.bytes, consistent === true));
  const ConsumedCapacity = consumedCapacity(mode, String(request.TableName), units);
  return answered(ConsumedCapacity ? { ...answer.value.reply, ConsumedCapacity } : answer.value.reply);
}

export async function batchGet(context: Context, request: Body): Promise<Answer<Body>> {
  const { ReturnConsumedCapacity: mode } = request;
  const valid = checked(context.store, 'BatchGetItem', request);
  if (!valid.ok) return valid;
  const tally = newTally();
  const wanted = valid.value.RequestItems as Record<string, { ConsistentRead?: boolean }>;
  const store = await storeFor(
    context,
    Object.values(wanted).every(({ ConsistentRead }) => ConsistentRead === true),
  );
  const answer = await run(readingStore(store, tally), 'BatchGetItem', valid.value);
  if (!answer.ok) return answer;
  const parts = tally.gets.map(({ table, bytes }) => ({
    table: { TableName: table },
    units: tableUnits(readUnits(bytes, wanted[table]?.ConsistentRead === true)),
  }));
  return answered({ ...answer.value, ...capacityByTable(mode, parts) });
}

const keySchemaOf = (table: TableDescription, indexName: unknown) =>
  [...(table.GlobalSecondaryIndexes ?? []), ...(table.LocalSecondaryIndexes ?? [])].find(
    (index) => index.IndexName === indexName,
  )?.KeySchema;

/** The start of an index page, as dynalite writes it and as the rows here are keyed. */
async function startOfPage(store: Store, request: Body): Promise<PageStart | undefined> {
  const { ExclusiveStartKey: start, IndexName, TableName } = request;
  if (start === undefined || IndexName === undefined) return undefined;
  const table = await tableOf(store, TableName);
  const schema = table.ok ? keySchemaOf(table.value, IndexName) : undefined;
  if (!table.ok || schema === undefined) return undefined;
  try {
    const short = db.createIndexKey(start as Row, table.value, schema);
    return { short, full: `${short}/${db.createKey(start as Row, table.value)}` };
  } catch {
    // A start key that does not fit is refused by dynalite, with the service's message.
    return undefined;
  }
}

function pageUnits(table: TableDescription, request: Body, bytes: number): Units {
  const units = readUnits(bytes, request.ConsistentRead === true);
  const name = request.IndexName;
  if (typeof name !== 'string') return tableUnits(units);
  const local = table.LocalSecondaryIndexes?.some((index) => index.IndexName === name);
  return local
    ? { table: 0, global: {}, local: { [name]: units } }
    : { table: 0, global: { [name]: units }, local: {} };
}

/** Query and Scan: all evaluated items count, even if they are filtered out. */
export async function readPage(
  context: Context,
  action: 'Query' | 'Scan',
  request: Body,
): Promise<Answer<Body>> {
  const { ReturnConsumedCapacity: mode } = request;
  const valid = checked(context.store, action, request);
  if (!valid.ok) return valid;
  const store = await storeFor(context, valid.value.ConsistentRead === true);
  const tally = wantsCapacity({ ReturnConsumedCapacity: mode }) ? newTally() : undefined;
  const start = await startOfPage(store, valid.value);
  const answer = await run(readingStore(store, tally, start), action, valid.value);
  const table = await tableOf(store, valid.value.TableName);
  if (!answer.ok || !table.ok || tally === undefined) return answer;
  const evaluated = tally.rows.slice(0, Number(answer.value.ScannedCount));
  const units = pageUnits(
    table.value,
    valid.value,
    evaluated.reduce((sum, bytes) => sum + bytes, 0),
  );
  const ConsumedCapacity = consumedCapacity(mode, table.value.TableName, units);
  return answered({ ...answer.value, ConsumedCapacity });
}
