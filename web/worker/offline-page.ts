import { STATICS } from '../lib/offline/cache-assets';

const CACHE = 'offline-page';
const ADDRESS = '/offline';
const STATIC = /\/_next\/static\/[\w~./-]+\.(?:js|css|woff2)/g;

/** Keeps the page for when there is no network, with what it needs. It comes without a login: it is nobody's. */
export async function keepOfflinePage(): Promise<void> {
  const answer = await fetch(ADDRESS, { credentials: 'omit', cache: 'reload' });
  if (!answer.ok) throw new Error(`the offline page answered ${answer.status}`);
  const text = await answer.clone().text();
  await (await caches.open(CACHE)).put(ADDRESS, answer);
  const statics = await caches.open(STATICS);
  await Promise.all([...new Set(text.match(STATIC) ?? [])].map((path) => statics.add(path)));
}

/** Answers a navigation that failed: leads to the page for it, which keeps in mind where its reader wanted to go. */
export async function whenOffline(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // Under another address the page would ask for what belongs there, and load itself again and again.
  if (pathname !== ADDRESS)
    return Response.redirect(`${ADDRESS}#${encodeURIComponent(pathname + search)}`, 302);
  return (await (await caches.open(CACHE)).match(ADDRESS, { ignoreVary: true })) ?? Response.error();
}

/** More than the pages of two releases need. */
const MOST = 600;

/** Forgets the scripts of old releases, those that came first. */
export async function trimStatics(): Promise<void> {
  const statics = await caches.open(STATICS);
  const all = await statics.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((one) => statics.delete(one)));
}
