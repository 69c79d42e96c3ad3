export const STATICS = 'statics';

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

export async function offlinePage(): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(ADDRESS, { ignoreVary: true });
}
