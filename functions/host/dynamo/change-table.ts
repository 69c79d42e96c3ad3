import { setTimeout as pause } from 'node:timers/promises';
import { checked, run } from './actions';
import type { Context } from './context';
import { clearTable } from './table-cache';
import { type Answer, answered, type Body, isBody, refused, validationError } from './wire';
import { tableOf } from './write-item';

/** Waits until dynalite's timer has changed a table's state, so that a caller need not poll an embedded store. */
async function until(context: Context, name: string, there: boolean): Promise<void> {
  for (let waited = 0; waited < 2000; waited += 1) {
    const row = await context.store.db.get(`table~${name}`);
    if (there ? row?.TableStatus === 'ACTIVE' : row === undefined) return;
    await pause(1);
  }
}

/** CreateTable, UpdateTable and DeleteTable; they respond once the table is active, or deleted. */
export function changeTable(
  context: Context,
  action: 'CreateTable' | 'UpdateTable' | 'DeleteTable',
  request: Body,
): Promise<Answer<Body>> {
  return context.lock(async () => {
    const valid = checked(context.store, action, request);
    if (!valid.ok) return valid;
    const name = String(valid.value.TableName);
    const answer = await run(context.store, action, valid.value);
    if (answer.ok) await until(context, name, action !== 'DeleteTable');
    if (answer.ok && action === 'CreateTable') context.markFounded?.();
    if (answer.ok && action === 'DeleteTable') {
      await clearTable(context.store, name);
      await context.expiry.set(name, undefined);
    }
    context.tables.forget();
    context.durability?.wrote();
    return answer;
  });
}

/** UpdateTimeToLive: takes effect at once, whereas the service may take an hour. */
export async function updateTimeToLive(context: Context, request: Body): Promise<Answer<Body>> {
  const { TableName, TimeToLiveSpecification: wanted } = request;
  if (!isBody(wanted) || typeof wanted.AttributeName !== 'string' || wanted.AttributeName === '') {
    return refused(validationError('TimeToLiveSpecification must name an attribute'));
  }
  const { AttributeName: attribute } = wanted;
  const enabled = wanted.Enabled === true;
  const table = await tableOf(context.store, TableName);
  if (!table.ok) return table;
  return context.lock(async () => {
    const name = table.value.TableName;
    const current = context.expiry.attribute(name);
    if (enabled === (current !== undefined)) {
      return refused(validationError(`TimeToLive is already ${enabled ? 'enabled' : 'disabled'}`));
    }
    await context.expiry.set(name, enabled ? attribute : undefined);
    context.durability?.wrote();
    return answered({ TimeToLiveSpecification: { AttributeName: attribute, Enabled: enabled } });
  });
}

export async function describeTimeToLive(context: Context, request: Body): Promise<Answer<Body>> {
  const table = await tableOf(context.store, request.TableName);
  if (!table.ok) return table;
  const AttributeName = context.expiry.attribute(table.value.TableName);
  const TimeToLiveDescription =
    AttributeName === undefined
      ? { TimeToLiveStatus: 'DISABLED' }
      : { TimeToLiveStatus: 'ENABLED', AttributeName };
  return answered({ TimeToLiveDescription });
}
