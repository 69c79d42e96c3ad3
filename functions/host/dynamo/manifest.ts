import { recordsIn } from './log-records';
import { readVarint } from './varint';

/** The tags of a manifest's entries (leveldb, db/version_edit.cc). */
const COMPARATOR = 1;
const NUMBERS: readonly number[] = [2, 3, 4, 9];
const COMPACT_POINTER = 5;
const DELETED_FILE = 6;
const NEW_FILE = 7;

/**
 * The numbers of the tables that a store consists of. Others may lie beside them: one that was not finished when the
 * process ended, or one that was merged and not yet deleted. Undefined if the manifest has an entry that is not known.
 */
export function tablesIn(manifest: Buffer): ReadonlySet<number> | undefined {
  const tables = new Set<number>();
  for (const record of recordsIn(manifest)) if (!applyEdit(record, tables)) return undefined;
  return tables;
}

/** Applies one record to a list of tables. Returns false for an unknown entry. */
function applyEdit(record: Buffer, tables: Set<number>): boolean {
  let at = 0;
  const number = () => {
    const [value, next] = readVarint(record, at);
    at = next;
    return value;
  };
  const skipText = () => {
    const length = number();
    at += length;
  };
  while (at < record.length) {
    const tag = number();
    if (tag === COMPARATOR) skipText();
    else if (NUMBERS.includes(tag)) number();
    else if (tag === COMPACT_POINTER) {
      number();
      skipText();
    } else if (tag === DELETED_FILE) {
      number();
      tables.delete(number());
    } else if (tag === NEW_FILE) {
      number();
      tables.add(number());
      number();
      skipText();
      skipText();
    } else return false;
  }
  return true;
}
