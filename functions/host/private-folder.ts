import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const OWNER_ENTERS = 0o700;
const OWNER_READS = 0o600;
/** Takes everything from everyone but the owner. */
const OTHERS_NOTHING = 0o077;

/** Makes the folder of this host's data, if there is none. One that is there keeps the mode that its operator gave it. */
export function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ENTERS });
}

/**
 * A folder whose files only their owner may read: it holds mail addresses, orders and hands. Files that others could
 * read, because an earlier release made them, are closed. The store makes its files without saying a mode, so the process
 * makes all of its files for its owner alone from now on.
 */
export function privateFolder(path: string): void {
  makeFolder(path);
  chmodSync(path, OWNER_ENTERS);
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isFile()) chmodSync(join(path, entry.name), OWNER_READS);
  // Another thread may not set what the whole process has.
  if (isMainThread) process.umask(OTHERS_NOTHING);
}
