import { Readable } from 'node:stream';
import type { KeyRange, Row, Store, StreamOptions } from 'dynalite/db/index.js';
import { itemBytes } from './item-size';
import type { Item } from './wire';

/** The items that a read touched, in its order: sizes in bytes, 0 for a missing item. */
export interface Tally {
  readonly gets: { table: string; bytes: number }[];
  readonly rows: number[];
}

export const newTally = (): Tally => ({ gets: [], rows: [] });

/** The row after which a page starts: with dynalite's key, and with the key of index rows here. */
export interface PageStart {
  readonly short: string;
  readonly full: string;
}

const bytesOf = (row: Row | undefined): number => (row === undefined ? 0 : itemBytes(row as Item));

/** Starts a page exactly after the last row of the previous one: rows have the item's whole key at their end. */
function fromPageStart(options: StreamOptions, start: PageStart | undefined): StreamOptions {
  if (start === undefined) return options;
  const moved = { ...options };
  if (moved.gt === start.short) moved.gt = start.full;
  if (moved.lt === start.short) moved.lt = start.full;
  return moved;
}

function withPrefix({ gt, gte, lt, lte, ...rest }: StreamOptions, prefix: string): StreamOptions {
  const from = gt === undefined ? { gte: prefix + (gte ?? '') } : { gt: prefix + gt };
  const to = lt === undefined ? { lte: prefix + (lte ?? '\uffff') } : { lt: prefix + lt };
  return { ...rest, ...from, ...to };
}

const READ_AHEAD = 128;

/** The values of a range, read in batches; dynalite's own stream fetches them one by one. */
function valueStream(store: Store, options: StreamOptions): Readable {
  const values = store.db.values(options);
  return new Readable({
    objectMode: true,
    highWaterMark: READ_AHEAD,
    read() {
      values.nextv(READ_AHEAD).then(
        (rows) => {
          for (const row of rows.length > 0 ? rows : [null]) this.push(row);
        },
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      values.close().then(
        () => done(error),
        (failure: Error) => done(error ?? failure),
      );
    },
  });
}

function readingRange(
  store: Store,
  range: KeyRange,
  prefix: string,
  seen: (row: Row) => void,
  start: PageStart | undefined,
): KeyRange {
  return {
    ...range,
    createValueStream: (options) => {
      const stream = valueStream(store, withPrefix(fromPageStart(options, start), prefix));
      stream.on('data', seen);
      return stream;
    },
  };
}

/** The store as a read sees it; `tally`, if given, records what the read touched. */
export function readingStore(store: Store, tally: Tally | undefined, start?: PageStart): Store {
  const seen = (row: Row): void => void tally?.rows.push(bytesOf(row));
  return {
    ...store,
    getItemDb: (table) => {
      const range = store.getItemDb(table);
      return {
        ...readingRange(store, range, `item-${table}~`, seen, undefined),
        get: (key, callback) =>
          range.get(key, (error, value) => {
            tally?.gets.push({ table, bytes: bytesOf(value) });
            callback(error, value);
          }),
      };
    },
    getIndexDb: (kind, table, index) => {
      const range = store.getIndexDb(kind, table, index);
      return readingRange(store, range, `index-${kind.toLowerCase()}~${table}~${index}~`, seen, start);
    },
  };
}
