import type { Callback, Store, TableDescription } from 'dynalite/db/index.js';

/**
 * Caches descriptions of active tables: every item operation needs one, and reading it costs a disk read.
 * @returns the same store, with `getTable` answered from the cache if possible
 */
export function cacheTables(store: Store) {
  const known = new Map<string, TableDescription>();
  const getTable = (
    name: string,
    second: boolean | Callback<TableDescription>,
    third?: Callback<TableDescription>,
  ) => {
    if (typeof second === 'boolean') return store.getTable(name, second, third ?? (() => undefined));
    const table = known.get(name);
    if (table !== undefined) return second(null, table);
    store.getTable(name, (error, found) => {
      if (found?.TableStatus === 'ACTIVE' && !error) known.set(name, found);
      second(error, found);
    });
  };
  return { store: { ...store, getTable }, forget: () => known.clear() };
}

export type TableCache = ReturnType<typeof cacheTables>;

/** Finishes what a crash interrupted: a partly created table becomes active, a partly deleted one is deleted. */
export async function repairTables(store: Store): Promise<void> {
  for await (const [key, table] of store.db.iterator({ gte: 'table~', lt: 'table~\uffff' })) {
    if (table.TableStatus === 'CREATING' || table.TableStatus === 'UPDATING') {
      const indexes = table.GlobalSecondaryIndexes as { IndexStatus?: string }[] | undefined;
      for (const index of indexes ?? []) index.IndexStatus = 'ACTIVE';
      await store.db.batch([{ type: 'put', key, value: { ...table, TableStatus: 'ACTIVE' } }]);
    }
    if (table.TableStatus === 'DELETING') {
      const name = key.slice('table~'.length);
      await clearTable(store, name);
      await store.db.batch([{ type: 'del', key }]);
    }
  }
}

/** Removes every item and index row of a table. */
export async function clearTable(store: Store, name: string): Promise<void> {
  for (const prefix of [`item-${name}~`, `index-global~${name}~`, `index-local~${name}~`, `tag-${name}~`]) {
    await store.db.clear({ gte: prefix, lt: `${prefix}\uffff` });
  }
}
