import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { damageOfLog, damageOfTable } from './damage';
import { lossOfLog, wholeLengthOf } from './last-log';
import { tablesIn } from './manifest';

/** A store that must not be opened. */
export class RefusedStore extends Error {}

/** A store that is damaged, or over which a new one would be created. */
export class DamagedStore extends RefusedStore {}

/** A store with items of a later version than this release knows. */
export class NewerStore extends RefusedStore {}

/** The file that says that tables have been created in a folder: without them it is a loss, not a new store. */
export const FOUNDED = 'FOUNDED';

const FILES = /^(?:\d+\.(?:ldb|sst|log)|MANIFEST-\d+)$/;

/**
 * Checks the files of a store before they are opened, because LevelDB would skip damaged parts and continue without
 * them. Throws DamagedStore, and changes nothing. A folder without a store is valid.
 * @param except files whose damage is known
 */
export function checkStore(path: string, except: readonly string[] = []): void {
  const names = existsSync(path) ? readdirSync(path) : [];
  const files = names.filter((name) => FILES.test(name));
  if (files.length === 0 && !names.includes('CURRENT')) return;
  if (!names.includes('CURRENT'))
    refuse(path, 'its file CURRENT is missing, so a new store would be founded over it');
  const manifest = readFileSync(join(path, 'CURRENT'), 'utf8').trim();
  if (!names.includes(manifest)) refuse(path, `CURRENT names ${manifest || 'nothing'}, which is not there`);
  if (!names.some((name) => name.endsWith('.log')))
    refuse(path, 'its log is missing, with everything that was written last');
  if (names.includes(FOUNDED) && files.every((name) => holdsNoData(join(path, name))))
    refuse(path, 'tables were created in it, and its log is empty now');
  const loss = lossOfLog(path);
  if (loss !== undefined) refuse(path, loss);
  const tables = tablesIn(readFileSync(join(path, manifest)));
  for (const name of files) {
    // One that a process did not finish, or that is no longer of use: LevelDB deletes it.
    if (isTable(name) && tables !== undefined && !tables.has(Number.parseInt(name, 10))) continue;
    const at = except.includes(name) ? undefined : damageOf(path, name);
    if (at !== undefined) refuse(path, `${name} has a wrong checksum at byte ${at}`, hintFor(name));
  }
}

/** What helps against a damaged file. */
function hintFor(name: string): string {
  if (name.endsWith('.log'))
    return `If only its end is damaged, "npm run salvage" keeps everything before it. Otherwise ${RESTORE}`;
  if (name.startsWith('MANIFEST'))
    return `It says which tables count: without its last lines, whole tables would be deleted, so nothing can be salvaged from it. Keep a copy of the folder, and ${RESTORE}`;
  return `Check the disk, and ${RESTORE}`;
}

const isTable = (name: string): boolean => /\.(?:ldb|sst)$/.test(name);

/** Whether a file holds no data of tables: a manifest never does, a log does not if it is empty or zeros. */
function holdsNoData(file: string): boolean {
  if (!file.endsWith('.log')) return !isTable(file);
  return readFileSync(file).every((byte) => byte === 0);
}

function damageOf(path: string, name: string): number | undefined {
  const file = join(path, name);
  // Another process that has the store open may have deleted it meanwhile.
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  try {
    return isTable(name) ? damageOfTable(bytes) : damageOfLog(bytes, wholeLengthOf(path, name));
  } catch (error) {
    // A length that points beyond the file.
    if (error instanceof RangeError) return 0;
    throw error;
  }
}

const RESTORE = 'move the folder away and restore the last backup (npm run restore -- FILE).';

function refuse(path: string, problem: string, hint = `Check the disk, ${RESTORE}`): never {
  throw new DamagedStore(`The store in ${path} is damaged: ${problem}. Nothing was changed. ${hint}`);
}
