import db from 'dynalite/db/index.js';
import { privateFolder } from '../private-folder';
import { type ChangeListener, newChangeFeed } from './change-feed';
import { checkStore } from './check-store';
import type { Context } from './context';
import { groupCommit } from './durability';
import { expireItems } from './expire';
import { type FaultKind, type FaultOptions, newFaults } from './faults';
import { checkSchema, hasTables, markFounded, noteSchema } from './founding';
import { reopenAfterFailedWrites } from './full-disk';
import { answerOrFault, listen } from './http';
import { type CaughtUp, type LagOptions, openLag } from './lag';
import { noteClosedLog } from './last-log';
import { newLock } from './lock';
import { type StoredRow, snapshotOf } from './snapshot';
import { syncLogsIn } from './sync-logs';
import { cacheTables, repairTables } from './table-cache';
import { openTokens } from './tokens';
import { openExpiry } from './ttl';
import type { Answer, Body } from './wire';

export type { ChangeListener, ChangeRecord } from './change-feed';
export type { FaultKind, FaultOptions } from './faults';
export type { LagOptions } from './lag';

export interface EmbeddedDynamoOptions {
  /**
   * The data folder, for one process at a time.
   * @default nothing is stored
   */
  readonly path?: string;
  /**
   * Whether an answer waits until all that it says is on the disk. Without, the end of the process loses nothing that
   * was acknowledged, but a power failure loses the last seconds.
   * @default true
   */
  readonly sync?: boolean;
  /**
   * The version in which items are written: a folder with items of a later one is not opened.
   * @default no version is compared
   */
  readonly schema?: number;
  /**
   * The access key with which requests must be signed, a secret of this process.
   * @default any
   */
  readonly accessKey?: string;
  /**
   * TCP port on 127.0.0.1.
   * @default any free one
   */
  readonly port?: number;
  /**
   * Milliseconds since 1970, for expiry and request tokens.
   * @default Date.now
   */
  readonly clock?: () => number;
  /**
   * Milliseconds between sweeps for expired items; 0 for none except on request.
   * @default 30 000
   */
  readonly sweepEvery?: number;
  /**
   * Makes weak reads lag behind, as the service's may. A store with this option must be empty when it is opened.
   * @default they never do
   */
  readonly lag?: LagOptions;
}

export interface EmbeddedDynamo {
  /** The `endpoint` for an SDK client; region and, without an `accessKey`, credentials may be anything. */
  readonly endpoint: string;
  /** Carries out one request without the network; `text` is its JSON. Undefined if a fault lost the response. */
  request(operation: string, text: string): Promise<Answer<Body> | undefined>;
  /** Adds a listener to the change feed and returns the function that removes it. */
  onChange(listener: ChangeListener): () => void;
  /** Makes the next request of an operation fail in a given way. */
  failNext(kind: FaultKind, options?: FaultOptions): void;
  /** Every row of every table at this moment, for a backup while the store continues. */
  rows(): AsyncIterable<StoredRow>;
  /** Deletes expired items now; returns their number. */
  sweep(): Promise<number>;
  /** Lets weak reads see all previous writes, or a part of them; without lag they do anyway. */
  catchUp(what?: CaughtUp): Promise<void>;
  /** Finishes running work, then closes the endpoint and the data. Closing twice is harmless. */
  close(): Promise<void>;
}

/** The context of every operation, and what ends with it. */
interface Opened {
  readonly context: Context;
  close(): Promise<void>;
}

async function openContext(options: EmbeddedDynamoOptions): Promise<Opened> {
  const { path, schema, clock = Date.now, lag, sync = true } = options;
  if (path !== undefined) {
    checkStore(path);
    if (schema !== undefined) checkSchema(path, schema);
    privateFolder(path);
  }
  const opened = db.create({
    ...(path === undefined ? {} : { path }),
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  });
  await opened.db.open();
  const lock = newLock();
  const reopen = path === undefined ? undefined : reopenAfterFailedWrites(opened.db, path);
  const logs = path === undefined || !sync ? undefined : syncLogsIn(path);
  const durability = logs && reopen && groupCommit(logs.sync, () => lock(reopen));
  await repairTables(opened);
  if (path !== undefined && (await hasTables(opened))) markFounded(path, clock());
  if (path !== undefined && schema !== undefined) noteSchema(path, schema);
  const tables = cacheTables(opened);
  const context: Context = {
    store: tables.store,
    lock,
    feed: newChangeFeed(clock),
    ...(durability && { durability }),
    tables,
    ...(lag && { lag: await openLag(tables.store, lag) }),
    expiry: await openExpiry(opened.db),
    tokens: await openTokens(opened.db, clock),
    clock,
    ...(path !== undefined && { markFounded: () => markFounded(path, clock()) }),
  };
  const close = async () => {
    await context.lag?.close();
    await opened.db.close();
    if (path === undefined || logs === undefined) return;
    // What no answer waited for. A disk that fails is no reason to end otherwise.
    const synced = await logs.sync().then(
      () => true,
      () => false,
    );
    await logs.close();
    if (synced) noteClosedLog(path);
  };
  return { context, close };
}

/** Sweeps at an interval; a sweep that is still running when the next one is due continues alone. */
function startSweeping(sweep: () => Promise<unknown>, every: number): () => void {
  if (every <= 0) return () => undefined;
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    sweep()
      .catch((error: unknown) => console.error('embedded DynamoDB: sweeping failed:', error))
      .finally(() => {
        running = false;
      });
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Starts a DynamoDB in this process: dynalite's tables and expressions, with transactions, time to live, a change feed
 * and crash-safe commits. Rejects if the port is taken, the folder is in use or unreadable, or the store in it is
 * damaged.
 */
export async function startEmbeddedDynamo(options: EmbeddedDynamoOptions = {}): Promise<EmbeddedDynamo> {
  const { context, close } = await openContext(options);
  const faults = newFaults();
  const { server, port } = await listen(context, faults, options).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const sweep = async (): Promise<number> => {
    await context.tokens.prune();
    return expireItems(context);
  };
  const stopSweeping = startSweeping(sweep, options.sweepEvery ?? 30_000);
  const shut = async (): Promise<void> => {
    stopSweeping();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await context.lock(async () => undefined);
    server.closeAllConnections();
    await closed;
    await close();
  };
  let closing: Promise<void> | undefined;
  const underWay = new Set<Promise<unknown>>();
  const request = (operation: string, text: string) => {
    if (closing !== undefined) return Promise.reject(new Error('The store is closed.'));
    const answer = answerOrFault(context, faults, operation, text);
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    request,
    onChange: (listener) => context.feed.listen(listener),
    failNext: (kind, fault) => faults.failNext(kind, fault),
    rows: () => snapshotOf(context.store),
    sweep,
    catchUp: async (what) => context.lag?.catchUp(what),
    close: () => {
      closing ??= Promise.allSettled(underWay).then(shut);
      return closing;
    },
  };
}
