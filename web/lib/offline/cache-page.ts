import { cacheAssets } from './cache-assets';
import { pageToKeep } from './keep-page';
import { cachedTable, keepFor, PAGES } from './offline-db';

/** The home page is cached again after this time; a table is updated with its game. */
const FRESH_MS = 10 * 60_000;

/** The time at which a table that came from this device was last seen. */
export async function lastSeen(game: string | undefined): Promise<string | undefined> {
  return game === undefined ? undefined : (await cachedTable(game))?.game.now;
}

/** Caches the current page, with its scripts and styles: the worker only sees documents that are loaded as such. */
export async function cachePage(reader: string): Promise<void> {
  const path = location.pathname;
  await keepFor(reader);
  await navigator.serviceWorker.register('/worker.js');
  void requestControl();
  const pages = await caches.open(PAGES);
  const kept = await pages.match(path, { ignoreVary: true, ignoreSearch: true });
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  // A document that the worker fetched is cached already.
  if (kept === undefined || (path === '/' && !(age < FRESH_MS))) {
    const page = await pageToKeep(path, await fetch(path));
    if (page !== null) await pages.put(path, page);
  }
  await cacheAssets(path);
}

/** Asks the worker to control this page: it takes over the pages that are open when it starts, and no others. */
async function requestControl(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null) active?.postMessage('claim');
}
