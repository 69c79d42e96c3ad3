import db, { type BatchRow, type Store } from 'dynalite/db/index.js';
import { type Random, textRandom } from '../../../engine/random';

/** How far reads that are not strongly consistent lag behind the writes. */
export interface LagOptions {
  /** Determines how long each row stays invisible. */
  readonly seed: string;
  /** A row is visible after at most this many weak reads. */
  readonly reads: number;
}

/** The scope of catching up: everything, or only indexes while weak reads of items keep lagging. */
export type CaughtUp = 'all' | 'indexes';

/** The view of weak reads: the store as it was some reads ago, with some rows delayed more than others. */
export interface Lag {
  /** Adds the rows of a commit, to become visible later. */
  take(rows: readonly BatchRow[]): void;
  /** The store as the next weak read sees it. */
  weakStore(): Promise<Store>;
  /** Lets weak reads see all writes, as they do when nothing has been written for a while. */
  catchUp(what?: CaughtUp): Promise<void>;
  close(): Promise<void>;
}

const isOfIndex = ({ key }: BatchRow): boolean => key.startsWith('index-');

interface Waiting {
  readonly row: BatchRow;
  /** The first weak read that sees it. */
  readonly seenAt: number;
}

/**
 * Weak reads of the service may miss recent writes, and see one of two rows of a commit without the other; of one row
 * they see the older state before the newer one. Lag is counted in reads, not in time, so that a test that reads at
 * once always meets it and one that reads again always passes it.
 */
export async function openLag(store: Store, { seed, reads }: LagOptions): Promise<Lag> {
  const behind = db.create({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  await behind.db.open();
  const random: Random = textRandom(seed);
  const newest = new Map<string, number>();
  let waiting: Waiting[] = [];
  let read = 0;

  const show = async (isSeen: (one: Waiting) => boolean): Promise<void> => {
    const seen = waiting.filter(isSeen).map(({ row }) => row);
    waiting = waiting.filter((one) => !isSeen(one));
    if (seen.length > 0) await behind.db.batch(seen);
  };
  return {
    take(rows) {
      for (const row of rows) {
        const seenAt = Math.max(newest.get(row.key) ?? 0, read + random.draw(1, reads));
        newest.set(row.key, seenAt);
        waiting.push({ row, seenAt });
      }
    },
    async weakStore() {
      read += 1;
      await show(({ seenAt }) => seenAt <= read);
      const { getItemDb, getIndexDb } = behind;
      return { ...store, db: behind.db, getItemDb, getIndexDb };
    },
    catchUp: (what = 'all') => show(({ row }) => what === 'all' || isOfIndex(row)),
    close: () => behind.db.close(),
  };
}
