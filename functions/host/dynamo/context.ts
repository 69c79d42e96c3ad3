import type { BatchRow, Store } from 'dynalite/db/index.js';
import type { ChangeFeed } from './change-feed';
import type { Lag } from './lag';
import type { Lock } from './lock';
import type { TableCache } from './table-cache';
import type { Tokens } from './tokens';
import type { Expiry } from './ttl';
import type { PreparedWrite } from './write-item';

/** The context of every operation. */
export interface Context {
  readonly store: Store;
  /** Held by every write and by TransactGetItems, from reading an item to committing it. */
  readonly lock: Lock;
  readonly feed: ChangeFeed;
  readonly tables: TableCache;
  /** Absent if weak reads see writes at once. */
  readonly lag?: Lag;
  readonly expiry: Expiry;
  readonly tokens: Tokens;
  /** Absent if nothing is stored on a disk. */
  readonly markFounded?: () => void;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Makes prepared writes durable as one atomic batch, then publishes them to the change feed. */
export async function commit(
  { store, expiry, feed, lag }: Context,
  writes: readonly PreparedWrite[],
  { extra = [], expired = false }: { extra?: readonly BatchRow[]; expired?: boolean } = {},
): Promise<void> {
  const rows = [...writes.flatMap((write) => [...write.rows, ...expiry.rowsFor(write)]), ...extra];
  if (rows.length > 0) await store.db.batch(rows);
  lag?.take(rows);
  feed.publish(writes, expired);
}

/**
 * The store as a read sees it: the current state for a strongly consistent read, the propagated state for a weak one.
 */
export async function storeFor({ store, lag }: Context, isStrong: boolean): Promise<Store> {
  return isStrong || lag === undefined ? store : lag.weakStore();
}
