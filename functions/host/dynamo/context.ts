import type { BatchRow, Store } from 'dynalite/db/index.js';
import type { ChangeFeed } from './change-feed';
import type { Durability } from './durability';
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
  /** Absent if answers do not wait for the disk. */
  readonly durability?: Durability;
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

/**
 * Stores prepared writes as one atomic batch. They are published to the change feed once they are on the disk, and so
 * is the answer to them, which waits for it outside of the lock.
 */
export async function commit(
  { store, expiry, feed, lag, durability }: Context,
  writes: readonly PreparedWrite[],
  { extra = [], expired = false }: { extra?: readonly BatchRow[]; expired?: boolean } = {},
): Promise<void> {
  const rows = [...writes.flatMap((write) => [...write.rows, ...expiry.rowsFor(write)]), ...extra];
  if (rows.length > 0) await store.db.batch(rows);
  lag?.take(rows);
  if (durability === undefined) return feed.publish(writes, expired);
  if (rows.length > 0) durability.wrote();
  // If the disk fails, nobody is told; what is in the store all the same is found by the sweep.
  durability.settled().then(
    () => feed.publish(writes, expired),
    () => undefined,
  );
}

/**
 * The store as a read sees it: the current state for a strongly consistent read, the propagated state for a weak one.
 */
export async function storeFor({ store, lag }: Context, isStrong: boolean): Promise<Store> {
  return isStrong || lag === undefined ? store : lag.weakStore();
}
