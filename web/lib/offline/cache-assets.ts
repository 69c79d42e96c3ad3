import { markTaken, takenOf } from './offline-db';

export const STATICS = 'statics';

const STATIC = '/_next/static/';
/** The form in which a script names the scripts that it loads on demand. */
const LATER = /static\/chunks\/[\w~.-]+\.(?:js|css)/g;

/**
 * Caches the scripts and styles of the current page, with those that it would load later. They come from the browser's
 * own cache if it has them. Done once per page and release.
 */
export async function cacheAssets(path: string): Promise<void> {
  const release = process.env.NEXT_PUBLIC_RELEASE ?? '';
  if ((await takenOf(path)) === release) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const statics = await caches.open(STATICS);
  const seen = new Set<string>();
  const waiting = loaded.flatMap(({ origin, pathname }) =>
    origin === location.origin && pathname.startsWith(STATIC) ? [pathname] : [],
  );
  while (waiting.length > 0) {
    const round = [...new Set(waiting.splice(0))].filter((one) => !seen.has(one));
    for (const one of round) seen.add(one);
    const texts = await Promise.all(round.map((one) => taken(statics, one)));
    waiting.push(...texts.flatMap((text) => text.match(LATER) ?? []).map((name) => `/_next/${name}`));
  }
  await markTaken(path, release);
}

/**
 * Caches one file.
 * @returns the text of a script, which may name others
 */
async function taken(statics: Cache, path: string): Promise<string> {
  if ((await statics.match(path)) === undefined) await statics.add(path).catch(() => undefined);
  if (!path.endsWith('.js')) return '';
  return (await (await statics.match(path))?.text()) ?? '';
}
