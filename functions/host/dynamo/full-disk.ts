import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LevelDb } from 'dynalite/db/index.js';

/** The space that a store needs to be reopened: for a log and the tables into which it is written. */
const ROOM_BYTES = 8 * 2 ** 20;

/** The level as dynalite wraps it: its own `close` would be final. */
type Reopened = LevelDb & { readonly close: { readonly _original: () => Promise<void> } };

/**
 * Reopens the store after a failed write, as soon as there is space on the disk: LevelDB would refuse all further
 * writes, or write them after an incomplete one. Until then writes are refused, and existing data can be read.
 * @returns reopens the store at once; while that runs, nothing may be written. What can be read is on the disk then,
 *   because LevelDB writes its logs into tables, and syncs them.
 */
export function reopenAfterFailedWrites(level: LevelDb, path: string): () => Promise<void> {
  const batch = level.batch.bind(level);
  let failed = false;
  let reopening: Promise<void> | undefined;
  const open = async () => {
    tryRoom(path);
    await (level as Reopened).close._original();
    await level.open();
    failed = false;
  };
  const reopen = () => {
    reopening ??= open().finally(() => {
      reopening = undefined;
    });
    return reopening;
  };
  const write: LevelDb['batch'] = async (rows) => {
    if (failed) await reopen();
    try {
      await batch(rows);
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  // Dynalite uses a callback for its batches, our code the promise.
  level.batch = (rows: Parameters<LevelDb['batch']>[0], done?: (error?: unknown) => void) => {
    const written = write(rows);
    if (done !== undefined) written.then(() => done(), done);
    return written;
  };
  return reopen;
}

/** Throws unless a file of this size can be written. */
function tryRoom(path: string): void {
  const file = join(path, 'room.tmp');
  try {
    writeFileSync(file, Buffer.alloc(ROOM_BYTES));
  } finally {
    rmSync(file, { force: true });
  }
}
