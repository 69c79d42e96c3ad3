import { cacheAssets } from './cache-assets';
import { KEPT_MARK, pageToKeep } from './keep-page';
import { cachedTable, keepFor, PAGES } from './offline-db';

/** The page of today is taken along again after this long; a table follows its game by itself. */
const FRESH_MS = 10 * 60_000;

let isRefreshed = false;

/** Notes that the page that is shown comes from the platform again, although its document came from this device. */
export function noteRefreshed(): void {
  isRefreshed = true;
}

/** Whether this device, and not the platform, gave what is shown. */
export function isFromDevice(): boolean {
  if (isRefreshed) return false;
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document === undefined || new URL(document.name).pathname !== location.pathname) return false;
  return document.serverTiming?.some(({ name }) => name === KEPT_MARK) ?? false;
}

/** When a table that came from this device was last seen. */
export async function lastSeen(game: string | undefined): Promise<string | undefined> {
  return game === undefined ? undefined : (await cachedTable(game))?.game.now;
}

/** Keeps the page that is shown, with its scripts and styles: the worker sees only what is loaded as a document. */
export async function cachePage(reader: string): Promise<void> {
  const path = location.pathname;
  await keepFor(reader);
  await navigator.serviceWorker.register('/worker.js');
  void askForCare();
  const pages = await caches.open(PAGES);
  const kept = await pages.match(path, { ignoreVary: true, ignoreSearch: true });
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  // A document that the worker brought is there already.
  if (kept === undefined || (path === '/' && !(age < FRESH_MS))) {
    const page = await pageToKeep(path, await fetch(path));
    if (page !== null) await pages.put(path, page);
  }
  await cacheAssets(path);
}

/** Asks the worker to look after this page: it takes the pages that are there when it begins, and no others. */
async function askForCare(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null) active?.postMessage('claim');
}
