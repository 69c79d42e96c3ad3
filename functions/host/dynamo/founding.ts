import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from 'dynalite/db/index.js';
import { writeWhole } from '../write-whole';
import { FOUNDED, NewerStore } from './check-store';

/**
 * Marks a folder once tables have been created in it. LevelDB opens a store whose log was emptied as a new one; by the
 * marker `checkStore` refuses it, so that nothing is founded over what was lost.
 */
export function markFounded(path: string, now: number): void {
  const file = join(path, FOUNDED);
  if (!existsSync(file)) writeWhole(file, `${new Date(now).toISOString()}\n`);
}

/** Whether an opened store has tables. */
export async function hasTables({ db }: Store): Promise<boolean> {
  for await (const _ of db.iterator({ gte: 'table~', lt: 'table~\uffff', limit: 1 })) return true;
  return false;
}

/** The file that says in which version a folder's items have been written last. */
const SCHEMA = 'SCHEMA';

/** The version in a folder; 0 for one from before it was stored. */
function schemaIn(path: string): number {
  const file = join(path, SCHEMA);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || 0 : 0;
}

/** Throws NewerStore if a folder has items of a later version than this one. */
export function checkSchema(path: string, schema: number): void {
  const there = schemaIn(path);
  if (there <= schema) return;
  throw new NewerStore(
    `The store in ${path} belongs to a newer release: its items have version ${there}, and this release knows ${schema}. ` +
      'Nothing was changed. Start the newer release again, or move the folder away and restore a backup from before it ' +
      '(npm run backup -- restore FILE).',
  );
}

/** Writes down that items of this version may be in a folder. */
export function noteSchema(path: string, schema: number): void {
  if (schemaIn(path) < schema) writeWhole(join(path, SCHEMA), `${schema}\n`);
}
