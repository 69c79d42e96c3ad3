import { type Context, commit } from './context';
import { expiresAt } from './ttl';
import type { Item } from './wire';
import { checkWrite, type PreparedWrite, prepareWrite } from './write-item';

const CHUNK = 25;

async function prepareExpiry(
  { store, expiry }: Context,
  table: string,
  key: string,
  now: number,
): Promise<PreparedWrite | undefined> {
  const attribute = expiry.attribute(table);
  const item = (await store.db.get(`item-${table}~${key}`)) as Item | undefined;
  const second = attribute === undefined ? undefined : expiresAt(item, attribute);
  if (item === undefined || second === undefined || second >= now) return undefined;
  const description = await new Promise<{ KeySchema: readonly { AttributeName: string }[] } | undefined>(
    (resolve) => store.getTable(table, (_error, found) => resolve(found)),
  );
  const names = description?.KeySchema.map((element) => element.AttributeName) ?? [];
  const Key = Object.fromEntries(names.map((name) => [name, item[name]]));
  const write = checkWrite(store, 'Delete', { TableName: table, Key });
  if (!write.ok) return undefined;
  const prepared = await prepareWrite(store, write.value);
  return prepared.ok ? prepared.value : undefined;
}

/** Deletes one chunk of expired items; `found` is the number that looked due, so that 0 means done. */
function expireChunk(context: Context): Promise<{ found: number; deleted: number }> {
  return context.lock(async () => {
    const now = Math.floor(context.clock() / 1000);
    const due = await context.expiry.due(now, CHUNK);
    const prepared: PreparedWrite[] = [];
    for (const { table, key } of due) {
      const write = await prepareExpiry(context, table, key, now);
      if (write !== undefined) prepared.push(write);
    }
    await commit(context, prepared, { expired: true });
    return { found: due.length, deleted: prepared.length };
  });
}

/** Deletes every item whose time to live has passed and returns their number; other writes can run between chunks. */
export async function expireItems(context: Context): Promise<number> {
  let total = 0;
  for (;;) {
    const { found, deleted } = await expireChunk(context);
    total += deleted;
    // A chunk in which nothing was deleted would be found again forever.
    if (found < CHUNK || deleted === 0) return total;
  }
}
