import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { LogRecord } from '../result-records';
import { logItem } from './game-rulings';
import { conditionFailed, type Table, type TransactItems, transact } from './table';

type Update = Omit<NonNullable<TransactItems[number]['Update']>, 'TableName'>;

/** @returns false if the condition did not hold */
export async function updated({ client, name }: Table, update: Update): Promise<boolean> {
  try {
    await client.send(new UpdateCommand({ TableName: name, ...update }));
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/** The same with an entry of the league's log, in one transaction; without one, by itself. */
export async function updatedAndLogged(
  table: Table,
  update: Update,
  entry: LogRecord | null,
): Promise<boolean> {
  if (entry === null) return updated(table, update);
  const { ok } = await transact(table, [
    { Update: { TableName: table.name, ...update } },
    { Put: { TableName: table.name, Item: logItem(entry) } },
  ]);
  return ok;
}
