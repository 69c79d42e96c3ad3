import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../private-folder';
import { syncPath, writeWhole } from '../write-whole';
import { checkStore, DamagedStore } from './check-store';
import { damageOfLog } from './damage';
import { logsIn, noteShortenedLog, wholeLengthOf } from './last-log';
import { countRecords } from './log-records';

/** What was done to a store whose log had a damaged end. */
export interface Salvaged {
  /** The log that was shortened. */
  readonly log: string;
  /** Records of that log before the damage; the tables are whole. */
  readonly kept: number;
  /** Bytes that were cut off. */
  readonly cut: number;
  /** Where the damaged log is now. */
  readonly copy: string;
}

/**
 * Cuts off the damaged end of a store's log, which loses its last record, and checks everything else. Each record is one
 * commit, and a log without its end is the store as it was before. The damaged log is kept in a folder of its own.
 * @returns undefined if the store is in order
 * @throws DamagedStore, and changes nothing, if records follow the damage, nothing would be left, or another file is damaged
 */
export function salvageLog(path: string, keepIn: string): Salvaged | undefined {
  const logs = logsIn(path).map((name) => ({ name, bytes: readFileSync(join(path, name)) }));
  const found = logs.flatMap((log, index) => {
    const at = damageOfLog(log.bytes, wholeLengthOf(path, log.name));
    return at === undefined ? [] : [{ ...log, at, later: logs.slice(index + 1) }];
  });
  const [damaged] = found;
  if (damaged === undefined) {
    checkStore(path);
    return undefined;
  }
  const { name, bytes, at, later } = damaged;
  const follow = later.reduce(
    (sum, log) => sum + countRecords(log.bytes, 0).begun,
    countRecords(bytes, at).begun,
  );
  if (follow > 0)
    refuse(`${name} is damaged at byte ${at}, and ${follow} records follow, which may depend on it`);
  const kept = countRecords(bytes, 0, at).ended;
  if (kept === 0 && !readdirSync(path).some((other) => TABLE.test(other)))
    refuse(`${name} is damaged at byte ${at}, and nothing else has data`);
  checkStore(path, [name]);
  makeFolder(keepIn);
  const copy = join(keepIn, name);
  copyFileSync(join(path, name), copy);
  syncPath(copy);
  noteShortenedLog(path, { name, length: at, isWhole: true });
  writeWhole(join(path, name), bytes.subarray(0, at));
  return { log: name, kept, cut: bytes.length - at, copy };
}

const TABLE = /\.(?:ldb|sst)$/;

function refuse(problem: string): never {
  throw new DamagedStore(
    `${problem}. Nothing was changed. Keep a copy of the folder, move it away, and restore the last backup ` +
      '(npm run restore -- FILE).',
  );
}
