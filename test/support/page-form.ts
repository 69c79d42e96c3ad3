import { AsyncLocalStorage } from 'node:async_hooks';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { createRequestStoreForAPI } from 'next/dist/server/async-storage/request-store';
import { NextRequest } from 'next/server';

// Outside a server of Next.js its storages are loaded without one of Node's, whichever test loads them first.
for (const storage of [workAsyncStorage, workUnitAsyncStorage]) {
  const kept = new AsyncLocalStorage<unknown>();
  Object.assign(storage, { run: kept.run.bind(kept), getStore: kept.getStore.bind(kept) });
}

const SITE = 'https://play.example';

export interface SentForm {
  readonly path: string;
  /** The fields in order; a name may stand several times. */
  readonly fields: readonly (readonly [name: string, value: string | Blob])[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a form of a page of this site to its route, as Next.js calls it: with the cookies and headers of the request. */
export async function sendForm(
  route: (request: NextRequest) => Promise<Response>,
  { path, fields, headers = { 'sec-fetch-site': 'same-origin' } }: SentForm,
) {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  const request = new NextRequest(`${SITE}${path}`, { method: 'POST', body, headers });
  const set: string[] = [];
  const keep = (cookies: string[]) => void set.splice(0, set.length, ...cookies);
  const store = createRequestStoreForAPI(
    request,
    request.nextUrl,
    { tags: [], expirationsByCacheKind: new Map() },
    keep,
    undefined,
    undefined,
  );
  const work = { route: path, forceStatic: false, dynamicShouldError: false } as never;
  const answer = await workAsyncStorage.run(work, () =>
    workUnitAsyncStorage.run(store, () => route(request)),
  );
  return { status: answer.status, location: answer.headers.get('location'), cookies: set };
}
