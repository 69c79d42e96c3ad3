import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { damageOfLog, damageOfTable } from './damage';

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
 */
export function checkStore(path: string): void {
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
  for (const name of files) {
    const at = damageOf(join(path, name));
    if (at !== undefined) refuse(path, `${name} has a wrong checksum at byte ${at}`);
  }
}

/** Whether a file holds no data of tables: a manifest never does, a log does not if it is empty or zeros. */
function holdsNoData(file: string): boolean {
  if (!file.endsWith('.log')) return !/\.(ldb|sst)$/.test(file);
  return readFileSync(file).every((byte) => byte === 0);
}

function damageOf(file: string): number | undefined {
  // Another process that has the store open may have deleted it meanwhile.
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const isTable = file.endsWith('.ldb') || file.endsWith('.sst');
  try {
    return isTable ? damageOfTable(bytes) : damageOfLog(bytes);
  } catch (error) {
    // A length that points beyond the file.
    if (error instanceof RangeError) return 0;
    throw error;
  }
}

function refuse(path: string, problem: string): never {
  throw new DamagedStore(
    `The store in ${path} is damaged: ${problem}. Nothing was changed. Check the disk, move the folder away, and ` +
      'restore the last backup (npm run backup -- restore FILE).',
  );
}
