import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../../test/support/browser-tab';
import { STATICS } from '../lib/offline/cache-assets';
import { keepOfflinePage, trimStatics, whenOffline } from './offline-page';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.close());

const PAGE = 'offline-page';
const keysOf = (cache: string) => [...(tab.device.caches.get(cache)?.keys() ?? [])];
const SCRIPTS = '<script src="/_next/static/a-1.js"></script><link href="/_next/static/css/b.css">';
const TWICE = '<script src="/_next/static/a-1.js"></script><img src="/_next/static/c.png">';

/** Answers a page with this status, and any script. */
function serves(status = 200) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    asked.push([path, options?.credentials]);
    return new Response(path === '/offline' ? SCRIPTS + TWICE : '', { status });
  });
  return asked;
}

test('the page for readers without network is kept without a login, with its scripts, each once', async () => {
  const asked = serves();
  await keepOfflinePage();
  expect(asked[0]).toEqual(['/offline', 'omit']);
  expect(keysOf(PAGE)).toEqual(['/offline']);
  expect(keysOf(STATICS)).toEqual(['/_next/static/a-1.js', '/_next/static/css/b.css']);
  expect(asked).toHaveLength(3);
});

test('a page that fails is not kept, and the worker is not installed', async () => {
  serves(503);
  await expect(keepOfflinePage()).rejects.toThrow('503');
  expect(keysOf(PAGE)).toEqual([]);
});

test('a page that cannot be reached leads to the offline page, which knows where its reader wanted to go', async () => {
  vi.stubGlobal('Response', {
    redirect: (address: string, status: number) => ({ address, status }),
    error: () => 'an error',
  });
  const answerTo = (path: string) => whenOffline({ url: `http://localhost:3000${path}` } as Request);
  expect(await answerTo('/games/g?at=1&b=2')).toEqual({
    address: '/offline#%2Fgames%2Fg%3Fat%3D1%26b%3D2',
    status: 302,
  });
  expect(await answerTo('/offline')).toBe('an error');
});

test('the offline page itself comes from the device', async () => {
  serves();
  await keepOfflinePage();
  const answer = await whenOffline(new Request('http://localhost:3000/offline'));
  expect(await answer.text()).toContain('/_next/static/a-1.js');
});

test.each([
  [0, 0],
  [599, 599],
  [600, 600],
  [601, 600],
  [750, 600],
])('of %d scripts the newest %d stay', async (count, kept) => {
  const names = Array.from({ length: count }, (_, at) => `/_next/static/${at}.js`);
  tab.device.caches.set(STATICS, new Map(names.map((name) => [name, new Response('')])));
  await trimStatics();
  expect(keysOf(STATICS)).toEqual(names.slice(count - kept));
});
