import { clear, createStore, del, entries, get, set, update } from 'idb-keyval';
import type { Game } from '../../../functions/api/schemas/games';
import type { Threads } from '../../../functions/api/schemas/press';

/** Orders that the platform has not answered yet, for the step that was open when they were given. */
export interface Draft {
  /** Whose they are: nobody else sends them. */
  readonly reader: string;
  readonly game: string;
  /** "Spring 2049, Winter Tide, board 3" */
  readonly title: string;
  readonly step: number;
  readonly orders: readonly unknown[];
  readonly ready: boolean;
  /** The stored version that they build on. */
  readonly version: number;
}

/** What became of orders that were sent later. */
export type Fate = 'stored' | 'closed' | 'elsewhere' | 'refused' | 'logged-out';

/** What is said of orders that were sent later; with "{time}" where they are stored, "{detail}" where they are refused. */
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

// Opened at its first use: this file is also read where there is no database.
let opened: ReturnType<typeof createStore> | undefined;
function store(): ReturnType<typeof createStore> {
  opened ??= createStore('turreton', 'kept');
  return opened;
}

/** Makes this device keep for a reader; what it kept for another one goes. */
export async function keepFor(reader: string): Promise<void> {
  if ((await get<string>(READER, store())) === reader) return;
  await forgetKept();
  await set(READER, reader, store());
}

/** Removes everything that this device keeps for its reader. */
export async function forgetKept(): Promise<void> {
  await Promise.all([clear(store()), caches.delete(PAGES)]);
}

/** Removes the pages alone: who comes back as the same reader still finds their drafts. */
export async function forgetPages(): Promise<void> {
  await Promise.all([caches.delete(PAGES), removeAll('table:')]);
}

/** A game and its press as their reader last saw them. */
export interface CachedTable {
  readonly game: Game;
  readonly press: Threads;
}

/** Keeps a table in place of an older one. A reader who has logged out meanwhile leaves nothing. */
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

export function dropDraft(game: string): Promise<void> {
  return del(`draft:${game}`, store());
}

/** For which release the scripts of a page are on this device. */
export function takenOf(path: string): Promise<string | undefined> {
  return get<string>(`taken:${path}`, store());
}

export function markTaken(path: string, release: string): Promise<void> {
  return set(`taken:${path}`, release, store());
}

export function keepOutcome(outcome: Outcome): Promise<void> {
  return set(`outcome:${outcome.game}`, outcome, store());
}

/** What outcomes are said in, in the language of the page that was open last. Who has logged out leaves nothing. */
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
