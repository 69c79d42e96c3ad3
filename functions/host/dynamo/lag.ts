import db, { type BatchRow, type Store } from 'dynalite/db/index.js';
import { type Random, textRandom } from '../../../engine/random';

/** By how much reads that are not strongly consistent lag behind what has been written. */
export interface LagOptions {
  /** Chooses how long each row stays unseen. */
  readonly seed: string;
  /** After this many weak reads, at most, a row is seen. */
  readonly reads: number;
}

/** What catches up: everything, or indexes alone while weak reads of items go on lagging. */
export type CaughtUp = 'all' | 'indexes';

/** What weak reads see: the store as it was some reads ago, some of its rows later than others. */
export interface Lag {
  /** Takes the rows of a commit, to be seen later. */
  take(rows: readonly BatchRow[]): void;
  /** The store as the next weak read sees it. */
  weakStore(): Promise<Store>;
  /** Lets weak reads see what has been written, as they do when nothing has been written for a while. */
  catchUp(what?: CaughtUp): Promise<void>;
  close(): Promise<void>;
}

const isOfIndex = ({ key }: BatchRow): boolean => key.startsWith('index-');

interface Waiting {
  readonly row: BatchRow;
  /** The weak read that sees it first. */
  readonly seenAt: number;
}

/**
 * Weak reads of the service may miss what has just been written, and see one of two rows of a commit without the
 * other; of one row they see the older state before the newer one. Lag is counted in reads, not in time, so that a test
 * that asks at once always meets it and one that asks again always gets past it.
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
