import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import db, { type Row, type Store } from 'dynalite/db/index.js';
import { privateFolder } from '../private-folder';
import { syncPath } from '../write-whole';

/** One row as it is stored on disk: tables, items, index rows, expiry, tokens. */
export type StoredRow = readonly [key: string, value: Row];

const AT_ONCE = 1000;

/**
 * Every row at this moment. LevelDB reads from a snapshot that the iterator takes when it is created, and each commit
 * is one batch, so that it never contains half of a transaction, however much is written meanwhile.
 */
export function snapshotOf({ db: level }: Store): AsyncIterable<StoredRow> {
  return level.iterator({ gte: '', lt: '\uffff' });
}

/**
 * Creates a store's folder from rows. It appears under its name when it is complete and on the disk, or not at all. Throws if the
 * folder is not empty.
 */
export async function fillFolder(path: string, rows: AsyncIterable<StoredRow>): Promise<void> {
  if (existsSync(path) && readdirSync(path).length > 0) throw new Error(`${path} is not empty`);
  const unfinished = `${path}.restoring`;
  rmSync(unfinished, { recursive: true, force: true });
  privateFolder(unfinished);
  const opened = db.create({ path: unfinished, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  await opened.db.open();
  try {
    const batch: { type: 'put'; key: string; value: Row }[] = [];
    for await (const [key, value] of rows) {
      batch.push({ type: 'put', key, value });
      if (batch.length === AT_ONCE) await opened.db.batch(batch.splice(0));
    }
    await opened.db.batch(batch);
  } finally {
    await opened.db.close();
  }
  for (const name of readdirSync(unfinished)) syncPath(join(unfinished, name));
  syncPath(unfinished);
  rmSync(path, { recursive: true, force: true });
  renameSync(unfinished, path);
  syncPath(dirname(path));
}
