import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../write-whole';

/** The file that says which log holds data, and how long it was at least. */
const LAST_LOG = 'LAST-LOG';

const LastLog = z.object({
  name: z.string().max(40),
  /** In bytes. */
  length: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** Whether a record ends there. */
  isWhole: z.boolean(),
});
export type LastLog = z.infer<typeof LastLog>;

const LOG = /^\d+\.log$/;

/** The logs of a store, the earliest first. */
export function logsIn(path: string): readonly string[] {
  return readdirSync(path)
    .filter((name) => LOG.test(name))
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
}

/**
 * Writes down that a log is on the disk with this length. Without it nobody could tell a log that lost everything from
 * one that nothing was written to.
 */
export function noteLastLog(path: string, log: LastLog): void {
  writeWhole(join(path, LAST_LOG), JSON.stringify(log));
}

/** The same for the last log of a store that was closed. */
export function noteClosedLog(path: string): void {
  const name = logsIn(path).at(-1);
  if (name === undefined) return;
  const { size: length } = statSync(join(path, name));
  noteLastLog(path, { name, length, isWhole: true });
}

/** What was noted last; undefined for a store from before it was, or one that does not wait for the disk. */
function lastLogOf(path: string): LastLog | undefined {
  const file = join(path, LAST_LOG);
  if (!existsSync(file)) return undefined;
  try {
    return LastLog.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // It only helps to notice a loss.
    return undefined;
  }
}

/** What the logs of a store lack of what was noted; undefined if that is there, or in a table by now. */
export function lossOfLog(path: string): string | undefined {
  const noted = lastLogOf(path);
  if (noted === undefined || noted.length === 0) return undefined;
  const logs = logsIn(path);
  if (!logs.includes(noted.name)) {
    // LevelDB writes a log into a table before it deletes it, and then goes on with a later one.
    const isOlder = logs.some((name) => Number.parseInt(name, 10) > Number.parseInt(noted.name, 10));
    return isOlder ? undefined : `its log ${noted.name} is missing, with everything that was written last`;
  }
  const bytes = readFileSync(join(path, noted.name));
  if (bytes.every((byte) => byte === 0))
    return `its log ${noted.name} is empty, which held ${noted.length} bytes or more`;
  if (bytes.length < noted.length)
    return `its log ${noted.name} has only ${bytes.length} of at least ${noted.length} bytes`;
  return undefined;
}

/** Up to which length the records of a log are known to be whole. */
export function wholeLengthOf(path: string, name: string): number {
  const noted = lastLogOf(path);
  return noted?.name === name && noted.isWhole ? noted.length : 0;
}

/** Forgets what was noted, after a log was shortened on purpose. */
export function noteShortenedLog(path: string, log: LastLog): void {
  if (lastLogOf(path)?.name === log.name) noteLastLog(path, log);
}
