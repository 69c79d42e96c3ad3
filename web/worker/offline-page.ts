import { STATICS } from '../lib/offline/cache-assets';

const CACHE = 'offline-page';
const ADDRESS = '/offline';
const STATIC = /\/_next\/static\/[\w~./-]+\.(?:js|css|woff2)/g;

/** Caches the page for use without network, with its resources. It is loaded without a login: it has no reader. */
export async function keepOfflinePage(): Promise<void> {
  const answer = await fetch(ADDRESS, { credentials: 'omit', cache: 'reload' });
  if (!answer.ok) throw new Error(`the offline page answered ${answer.status}`);
  const text = await answer.clone().text();
  await (await caches.open(CACHE)).put(ADDRESS, answer);
  const statics = await caches.open(STATICS);
  await Promise.all([...new Set(text.match(STATIC) ?? [])].map((path) => statics.add(path)));
}

/** Answers a failed navigation: redirects to the offline page, which remembers the reader's goal. */
export async function whenOffline(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // Under another address the page would request that address's data, and reload itself again and again.
  if (pathname !== ADDRESS)
    return Response.redirect(`${ADDRESS}#${encodeURIComponent(pathname + search)}`, 302);
  return (await (await caches.open(CACHE)).match(ADDRESS, { ignoreVary: true })) ?? Response.error();
}

/** More than the pages of two releases need. */
const MOST = 600;

/** Deletes the scripts of old releases, the oldest first. */
export async function trimStatics(): Promise<void> {
  const statics = await caches.open(STATICS);
  const all = await statics.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((one) => statics.delete(one)));
}
