import type { BatchRow, LevelDb } from 'dynalite/db/index.js';
import type { Item } from './wire';
import type { PreparedWrite } from './write-item';

// Expiring items are found through separate rows, ordered by second, that are written in the same batch as the item: a
// sweep reads only what is due.

const SETTING = 'ttl~';
const DUE = 'ttl-due~';
const FIVE_YEARS = 5 * 365 * 24 * 3600;

const dueKey = (table: string, second: number, key = ''): string =>
  `${DUE}${table}~${String(second).padStart(12, '0')}~${key}`;

/** The second at which an item expires; undefined if the attribute is not a number of seconds. */
export function expiresAt(item: Item | undefined, attribute: string): number | undefined {
  const second = Math.floor(Number(item?.[attribute]?.N));
  return second > 0 && second < 1e12 ? second : undefined;
}

export interface Expiry {
  /** The time-to-live attribute of a table, if it has one. */
  attribute(table: string): string | undefined;
  /** Sets the attribute (or none) and indexes the table's items again. */
  set(table: string, attribute: string | undefined): Promise<void>;
  /** The rows that keep the order of expiry consistent with a write. */
  rowsFor(write: PreparedWrite): readonly BatchRow[];
  /** Tables with items that may have expired by `now` (seconds), with each item's LevelDB key; at most `limit`. */
  due(now: number, limit: number): Promise<readonly { table: string; key: string }[]>;
}

async function settings(db: LevelDb): Promise<Map<string, string>> {
  const attributes = new Map<string, string>();
  for await (const [key, row] of db.iterator({ gte: SETTING, lt: `${SETTING}\uffff` })) {
    attributes.set(key.slice(SETTING.length), String(row.attribute));
  }
  return attributes;
}

async function indexExisting(db: LevelDb, table: string, attribute: string): Promise<void> {
  const prefix = `item-${table}~`;
  const rows: BatchRow[] = [];
  for await (const [key, item] of db.iterator({ gte: prefix, lt: `${prefix}\uffff` })) {
    const second = expiresAt(item as Item, attribute);
    if (second !== undefined) {
      rows.push({ type: 'put', key: dueKey(table, second, key.slice(prefix.length)), value: {} });
    }
  }
  await db.batch(rows);
}

function rowsFor(attribute: string | undefined, write: PreparedWrite): readonly BatchRow[] {
  if (attribute === undefined || write.rows.length === 0) return [];
  const [was, will] = [expiresAt(write.before, attribute), expiresAt(write.after, attribute)];
  if (was === will) return [];
  const rows: BatchRow[] = [];
  const table = write.table.TableName;
  if (was !== undefined) rows.push({ type: 'del', key: dueKey(table, was, write.key) });
  if (will !== undefined) rows.push({ type: 'put', key: dueKey(table, will, write.key), value: {} });
  return rows;
}

export async function openExpiry(db: LevelDb): Promise<Expiry> {
  const attributes = await settings(db);
  return {
    attribute: (table) => attributes.get(table),
    async set(table, attribute) {
      await db.clear({ gte: dueKey(table, 0), lt: `${DUE}${table}~\uffff` });
      if (attribute === undefined) {
        attributes.delete(table);
        return db.batch([{ type: 'del', key: SETTING + table }]);
      }
      attributes.set(table, attribute);
      await indexExisting(db, table, attribute);
      await db.batch([{ type: 'put', key: SETTING + table, value: { attribute } }]);
    },
    rowsFor: (write) => rowsFor(attributes.get(write.table.TableName), write),
    async due(now, limit) {
      const found: { table: string; key: string }[] = [];
      for (const table of attributes.keys()) {
        // The service ignores items whose time passed more than five years ago.
        const range = { gte: dueKey(table, Math.max(0, now - FIVE_YEARS)), lt: dueKey(table, now) };
        for await (const [key] of db.iterator({ ...range, limit: limit - found.length })) {
          found.push({ table, key: key.slice(dueKey(table, 0).length) });
        }
        if (found.length >= limit) break;
      }
      return found;
    },
  };
}
