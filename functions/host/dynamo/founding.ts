import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from 'dynalite/db/index.js';
import { FOUNDED } from './check-store';

/**
 * Marks a folder once tables have been created in it. LevelDB opens a store whose log was emptied as a new one; by the
 * marker `checkStore` refuses it, so that nothing is founded over what was lost.
 */
export function markFounded(path: string, now: number): void {
  const file = join(path, FOUNDED);
  if (!existsSync(file)) writeFileSync(file, `${new Date(now).toISOString()}\n`);
}

/** Whether an opened store has tables. */
export async function hasTables({ db }: Store): Promise<boolean> {
  for await (const _ of db.iterator({ gte: 'table~', lt: 'table~\uffff', limit: 1 })) return true;
  return false;
}
