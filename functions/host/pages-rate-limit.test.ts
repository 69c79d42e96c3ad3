import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { VIEWER_HEADER } from '../viewer-address';
import { pagesRateLimit } from './pages-rate-limit';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const START = Date.UTC(2026, 10, 21, 19, 0, 20);

async function serve(page: (response: ServerResponse) => void, clock = () => START) {
  server = createServer(pagesRateLimit((_, response) => page(response), clock)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return (viewer: string, path = '/', language = 'en') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { [VIEWER_HEADER]: viewer, 'accept-language': language },
    });
}

/** How many pages a club of thirty people opens in a minute. */
const CLUB = 300;

test('a club in one house reads pages, and a flood from there waits for the next minute', async () => {
  let now = START;
  const ask = await serve(
    (response) => response.end(),
    () => now,
  );
  for (let page = 0; page < CLUB; page += 1) expect((await ask('203.0.113.7')).status).toBe(200);
  const refused = await ask('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('40');
  expect(await refused.text()).toBe('Too many attempts. Try again in 40 seconds.\n');
  expect(await (await ask('203.0.113.7', '/', 'de')).text()).toMatch(/40 Sekunden/);
  // Others can continue, and files of an open page are never refused.
  expect((await ask('203.0.113.8')).status).toBe(200);
  expect((await ask('203.0.113.7', '/_next/static/chunks/a.js')).status).toBe(200);
  now += 40_000;
  expect((await ask('203.0.113.7')).status).toBe(200);
});

test('an IPv6 network counts as one reader', async () => {
  const ask = await serve((response) => response.end());
  for (let page = 0; page < CLUB; page += 1) await ask(`2001:db8::${page + 1}`);
  expect((await ask('2001:db8::ffff:1')).status).toBe(429);
  expect((await ask('2001:db8:0:1::1')).status).toBe(200);
});

test('pages that are being made are bounded, for one network and for all', async () => {
  const waiting: ServerResponse[] = [];
  const ask = await serve((response) => void waiting.push(response));
  const asked: Promise<Response>[] = [];
  const open = async (viewer: string, count: number) => {
    const before = waiting.length;
    for (let page = 0; page < count; page += 1) asked.push(ask(viewer));
    await expect.poll(() => waiting.length).toBe(before + count);
  };
  await open('203.0.113.1', 20);
  const own = await ask('203.0.113.1');
  expect([own.status, own.headers.get('retry-after')]).toEqual([429, '2']);
  await open('203.0.113.2', 20);
  await open('203.0.113.3', 20);
  const all = await ask('203.0.113.4');
  expect([all.status, all.headers.get('retry-after')]).toEqual([503, '2']);
  for (const response of waiting.splice(0)) response.end();
  await Promise.all(asked);
  await open('203.0.113.4', 1);
  for (const response of waiting) response.end();
});
