import { CacheFirst, type HandlerDidErrorCallbackParam, NetworkFirst, Serwist } from 'serwist';
import type { MyGames } from '../../functions/core/account/me.schema';
import { turnsThatWait } from '../../functions/core/account/me.schema';
import { STATICS } from '../lib/offline/cache-assets';
import { keptOutcomeWords, PAGES } from '../lib/offline/offline-db';
import { outcomeText } from '../lib/offline/outcome-text';
import { sendDrafts } from '../lib/offline/send-drafts';
import { ofTheReader } from './of-the-reader';
import { keepOfflinePage, trimStatics, whenOffline } from './offline-page';

declare const self: ServiceWorkerGlobalScope;

/** Pages that stay readable offline: today, and each game's table. */
const KEPT = /^\/(?:games\/[^/]+)?$/;

const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    {
      // Their names change with their content.
      matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
      handler: new CacheFirst({ cacheName: STATICS }),
    },
    {
      matcher: ({ request, sameOrigin, url }) =>
        sameOrigin && request.mode === 'navigate' && KEPT.test(url.pathname),
      handler: new NetworkFirst({
        cacheName: PAGES,
        networkTimeoutSeconds: 10,
        // A page varies with headers that navigations do not send.
        matchOptions: { ignoreVary: true, ignoreSearch: true },
        plugins: [ofTheReader, { handlerDidError: offline }],
      }),
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      handler: ({ request }) => fetch(request).catch(() => whenOffline(request)),
    },
  ],
});

function offline({ request }: HandlerDidErrorCallbackParam): Promise<Response> {
  return whenOffline(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
self.addEventListener('activate', (event) => event.waitUntil(trimStatics()));
serwist.addEventListeners();

/** A page that was loading while the worker started, or was loaded without it, asks to be controlled. */
self.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
});

interface Push {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() as Push;
  const shown = self.registration.showNotification(title, { body, tag, data: { path } });
  event.waitUntil(Promise.all([shown, showCount()]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.path, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => page.url === address);
      return open === undefined ? self.clients.openWindow(address) : open.focus();
    }),
  );
});

/** Shows the number of waiting turns on the app's icon. */
async function showCount(): Promise<void> {
  if (navigator.setAppBadge === undefined) return;
  const answer = await fetch('/v1/me/games').catch(() => undefined);
  if (answer?.ok !== true) return;
  const { games } = (await answer.json()) as MyGames;
  await navigator.setAppBadge(turnsThatWait(games).length).catch(() => undefined);
}

/** The browser reports that the network is back, perhaps with no page open. */
self.addEventListener('sync', (event) => {
  if (event.tag === 'drafts') event.waitUntil(sendAndNotify());
});

async function sendAndNotify(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const paths = new Set(pages.map(({ url }) => new URL(url).pathname));
  const outcomes = await sendDrafts(async (game) => paths.has(`/games/${game}`));
  if (Notification.permission !== 'granted') return;
  const words = await keptOutcomeWords();
  for (const outcome of outcomes)
    await self.registration.showNotification(outcome.title, {
      ...(words && { body: outcomeText(outcome, words) }),
      tag: `sent ${outcome.game}`,
      data: { path: `/games/${outcome.game}` },
    });
}
