import db, { type Row, type TableDescription } from 'dynalite/db/index.js';
import { checked } from './actions';
import { capacityByTable, readUnits, TRANSACTION_FACTOR, tableUnits } from './capacity';
import type { Context } from './context';
import { getOne } from './reads';
import {
  constraint,
  DUPLICATE,
  failure,
  hasDuplicate,
  MAX_TRANSACTION_BYTES,
  partsOf,
  TOO_LARGE,
} from './transaction';
import { type Answer, answered, type Body, isBody, refused } from './wire';
import { tableOf } from './write-item';

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
  if (found.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_TRANSACTION_BYTES) return refused(TOO_LARGE);
  const Responses = found.map(({ reply }) => (reply.Item === undefined ? {} : { Item: reply.Item }));
  const units = gets.value.map(({ table }, at) => ({
    table,
    units: tableUnits(readUnits(found[at]?.bytes ?? 0, true)),
  }));
  const capacity = capacityByTable(mode, units, { factor: TRANSACTION_FACTOR, kind: 'ReadCapacityUnits' });
  return answered({ Responses, ...capacity });
}
