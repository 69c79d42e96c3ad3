import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { syncPath } from './write-whole';

const OWNER_ENTERS = 0o700;
const OWNER_READS = 0o600;
/** Removes all permissions of everyone but the owner. */
const OTHERS_NOTHING = 0o077;

/**
 * Creates the folder of this host's data, if it does not exist. An existing one keeps the mode that its operator set.
 */
export function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: OWNER_ENTERS });
  if (first === undefined) return;
  // A power failure may otherwise lose the folder with everything in it.
  for (let made = resolve(path); made.length >= first.length; made = dirname(made)) syncPath(dirname(made));
}

/**
 * Makes a folder private: only the owner may read its files, which contain mail addresses, orders and hands. Files of
 * earlier releases that others could read are closed. The store creates its files without a mode, so from now on the
 * process creates all of its files for its owner only.
 */
export function privateFolder(path: string): void {
  makeFolder(path);
  chmodSync(path, OWNER_ENTERS);
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isFile()) chmodSync(join(path, entry.name), OWNER_READS);
  // Only the main thread may set the umask of the whole process.
  if (isMainThread) process.umask(OTHERS_NOTHING);
}
