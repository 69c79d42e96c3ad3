import { clear, createStore, del, entries, get, promisifyRequest, set, update } from 'idb-keyval';
import type { Game } from '../../../functions/core/game/games.schema';
import type { Threads } from '../../../functions/core/press/press.schema';

/** Orders that the platform has not answered yet, for the step that was open when they were given. */
export interface Draft {
  /** The reader who gave them: they are sent for no one else. */
  readonly reader: string;
  readonly game: string;
  /** "Spring 2049, Winter Tide, board 3" */
  readonly title: string;
  readonly step: number;
  readonly orders: readonly unknown[];
  readonly ready: boolean;
  /** The stored version that they are based on. */
  readonly version: number;
}

/** The result of orders that were sent later. */
export type Fate = 'stored' | 'closed' | 'elsewhere' | 'refused' | 'logged-out';

/** The messages about orders that were sent later; with "{time}" if they are stored, "{detail}" if they are refused. */
export type OutcomeWords = Readonly<Record<Fate, string>>;

export interface Outcome {
  readonly game: string;
  readonly title: string;
  readonly fate: Fate;
  /** When they were stored, or why they were refused. */
  readonly detail: string;
}

/** Pages as their reader last saw them. */
export const PAGES = 'pages-of-the-reader';

const READER = 'reader';

// Opened on first use: this file is also loaded where there is no database.
let opened: ReturnType<typeof createStore> | undefined;
function store(): ReturnType<typeof createStore> {
  opened ??= createStore('turreton', 'kept');
  return opened;
}

/** Assigns the storage of this device to a reader; the data of another reader is removed. */
export async function keepFor(reader: string): Promise<void> {
  if ((await get<string>(READER, store())) === reader) return;
  await forgetKept();
  await set(READER, reader, store());
}

/** Removes all data that this device stores for its reader. */
export async function forgetKept(): Promise<void> {
  await Promise.all([clear(store()), caches.delete(PAGES)]);
}

/** Removes only the pages: a reader who logs in again still finds their drafts. */
export async function forgetPages(): Promise<void> {
  await Promise.all([caches.delete(PAGES), removeAll('table:')]);
}

/** A game and its press as their reader last saw them. */
export interface CachedTable {
  readonly game: Game;
  readonly press: Threads;
}

/** Stores a table in place of an older one. Nothing is stored for a reader who has logged out meanwhile. */
export async function keepTable(table: CachedTable): Promise<void> {
  const { id, now, me } = table.game;
  if (me.seat === null || me.keeper === null || (await get<string>(READER, store())) !== me.keeper) return;
  await update<CachedTable>(
    `table:${id}`,
    (kept) => (kept !== undefined && kept.game.now > now ? kept : table),
    store(),
  );
}

export function cachedTable(game: string): Promise<CachedTable | undefined> {
  return get<CachedTable>(`table:${game}`, store());
}

export function cachedTables(): Promise<readonly CachedTable[]> {
  return allOf<CachedTable>('table:');
}

export function saveOfflineDraft(draft: Draft): Promise<void> {
  return set(`draft:${draft.game}`, draft, store());
}

export function draftOf(game: string): Promise<Draft | undefined> {
  return get<Draft>(`draft:${game}`, store());
}

export function drafts(): Promise<readonly Draft[]> {
  return allOf<Draft>('draft:');
}

/** Removes a draft, unless another tab has stored another one in its place. */
export function dropDraft(own: Draft): Promise<void> {
  return store()('readwrite', (items) => {
    const kept: IDBRequest<Draft | undefined> = items.get(`draft:${own.game}`);
    kept.onsuccess = () => {
      if (kept.result !== undefined && isSameDraft(kept.result, own)) items.delete(`draft:${own.game}`);
    };
    return promisifyRequest(items.transaction);
  });
}

/** Whether two drafts are of the same orders; their titles are in the language of the page. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  const textOf = ({ reader, game, step, orders, ready, version }: Draft) =>
    JSON.stringify([reader, game, step, orders, ready, version]);
  return textOf(one) === textOf(other);
}

/** The release whose scripts of a page are on this device. */
export function takenOf(path: string): Promise<string | undefined> {
  return get<string>(`taken:${path}`, store());
}

export function markTaken(path: string, release: string): Promise<void> {
  return set(`taken:${path}`, release, store());
}

export function keepOutcome(outcome: Outcome): Promise<void> {
  return set(`outcome:${outcome.game}`, outcome, store());
}

/**
 * Stores the messages for outcomes, in the language of the page that was open last. Nothing is stored for a reader who
 * has logged out.
 */
export async function keepOutcomeWords(words: OutcomeWords): Promise<void> {
  if ((await get<string>(READER, store())) !== undefined) await set('words', words, store());
}

export function keptOutcomeWords(): Promise<OutcomeWords | undefined> {
  return get<OutcomeWords>('words', store());
}

export function outcomes(): Promise<readonly Outcome[]> {
  return allOf<Outcome>('outcome:');
}

/** Removes outcomes that their reader has seen. */
export function forgetOutcomes(): Promise<void> {
  return removeAll('outcome:');
}

async function allOf<Value>(prefix: string): Promise<readonly Value[]> {
  const all = await entries<string, Value>(store());
  return all.flatMap(([key, value]) => (key.startsWith(prefix) ? [value] : []));
}

async function removeAll(prefix: string): Promise<void> {
  const all = await entries<string, unknown>(store());
  await Promise.all(all.map(([key]) => (key.startsWith(prefix) ? del(key, store()) : undefined)));
}
