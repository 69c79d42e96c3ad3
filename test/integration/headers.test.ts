import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../functions/api/whole-api';
import { sessionFor } from '../../functions/canary/session';
import { siteServer } from '../../functions/host/server';
import { type Board, startBoard } from '../support/season';
import { SECRET, startWorld, type World } from '../support/world';

let world: World;
let board: Board;
let server: Server | undefined;

beforeEach(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 2, boardSize: 3 });
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await world.close();
});

/** The local host's server for a site at an address. Its pages are a stub without own headers. */
async function serve(site: string): Promise<string> {
  const mailbox = { entries: () => [], add: () => undefined };
  const deps = { ...world.deps, reach: { ...world.deps.reach, site } };
  server = siteServer({
    ...{
      deps,
      secret: SECRET,
      version: 'test',
      proxies: [],
      local: { localKey: 'key', mailbox, demo: true },
    },
    pages: (request, response) => void response.writeHead(request.url === '/' ? 200 : 404).end('a page'),
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

interface Asked {
  readonly path: string;
  readonly init?: RequestInit;
}

/** Every readable address, files, odd paths, refusals before an operation, and a repeated reply. */
async function requests(): Promise<readonly Asked[]> {
  const { league, season, game } = board;
  const ids: Readonly<Record<string, string>> = { leagues: league, seasons: season, games: game };
  const read = OPERATIONS.filter(({ method }) => method === 'GET').map(({ path }) =>
    path.replace('{id}', ids[path.split('/')[1] ?? ''] ?? 'olga').replaceAll(/\{\w+\}/g, '1'),
  );
  const files = [
    ...['results.csv', 'feed.atom', 'report.md', 'widget', 'results.json'].map(
      (file) => `/seasons/${season}/${file}`,
    ),
    ...['log.csv', 'log.json'].map((file) => `/leagues/${league}/${file}`),
    ...[
      '/openapi.json',
      '/calendar/none.ics',
      '/unsubscribe/none',
      '/local/mail',
      '/local/accounts',
      '/local/none',
    ],
    ...['', '/', '/none', '/%', '/%00', '/games/%2e%2e/none', `/games/${game}/`, '//', '/games/../leagues'],
  ];
  const authorization = `Bearer ${await sessionFor('olga', SECRET)}`;
  const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': 'the same' };
  const post = { method: 'POST', headers, body: JSON.stringify({ name: 'Another league' }) };
  const large = { method: 'POST', headers, body: 'x'.repeat(70_000) };
  return [
    ...[...read, ...files].map((path) => ({ path: `/v1${path}`, init: { headers: { authorization } } })),
    ...['/', '/none', '/_next/static/none.js', '/favicon.ico', '/.env'].map((path) => ({ path })),
    ...[post, post, large, { method: 'DELETE' }, { method: 'OPTIONS' }, { method: 'HEAD' }].map((init) => ({
      path: '/v1/leagues',
      init,
    })),
  ];
}

/** JSON is UTF-8 by its own standard (RFC 8259). */
const TYPE =
  /^(text\/[\w-]+; ?charset=utf-8|application\/atom\+xml; charset=utf-8|application\/(problem\+)?json)$/i;

describe.each(['https://turreton.example', 'http://localhost:3000'])('a site at %s', (site) => {
  test('sends its headers with every answer', async () => {
    const address = await serve(site);
    const seen = new Set<number>();
    for (const { path, init } of await requests()) {
      const reply = await fetch(`${address}${path}`, { redirect: 'manual', ...init });
      const { status, headers } = reply;
      seen.add(status);
      const what = `${init?.method ?? 'GET'} ${path} (${status})`;
      const [text, type] = [await reply.text(), headers.get('content-type') ?? ''];
      if (text !== '' && path.startsWith('/v1/')) expect(type, what).toMatch(TYPE);
      if (text.startsWith('{'))
        expect(type, what).toBe(status < 400 ? 'application/json' : 'application/problem+json');
      expect(headers.get('x-content-type-options'), what).toBe('nosniff');
      expect(headers.get('referrer-policy'), what).toBe('strict-origin-when-cross-origin');
      // No site may ask for what an account may see: nothing allows cookies, or answers a preflight request.
      expect(headers.get('access-control-allow-credentials'), what).toBeNull();
      expect(headers.get('access-control-allow-headers'), what).toBeNull();
      if (!path.startsWith('/v1/')) expect(headers.get('access-control-allow-origin'), what).toBeNull();
      const frames = path.endsWith('/widget') ? /frame-ancestors \*/ : /frame-ancestors 'none'/;
      expect(headers.get('content-security-policy'), what).toMatch(frames);
      const encrypted = site.startsWith('https') ? 'max-age=31536000' : null;
      expect(headers.get('strict-transport-security'), what).toBe(encrypted);
      for (const cookie of headers.getSetCookie()) expect(cookie, what).toMatch(/; Secure/i);
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining([200, 404, 413]));
  });

  test('marks the cookie of devices as its address allows', async () => {
    const address = await serve(site);
    const [[seat, player] = ['', undefined]] = Object.entries(board.players);
    const reply = await fetch(`${address}/v1/games/${board.game}/steps/1/orders`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${await sessionFor(player?.id ?? '', SECRET)}`,
        ...{ cookie: 'theme=dark', 'content-type': 'application/json' },
      },
      body: JSON.stringify({ orders: [], ready: false }),
    });
    expect(reply.status, seat).toBe(200);
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(site.startsWith('https') ? /^__Secure-turreton-device=/ : /^turreton-device=/);
    expect(/; Secure/.test(cookie)).toBe(site.startsWith('https'));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
  });
});

test('pages write cookies in one place, which marks them as the address allows', () => {
  const root = join(import.meta.dirname, '../../web');
  const sources = ['app', 'components', 'games', 'lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const writing = sources
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) =>
      /document\.cookie|cookieStore|\.cookies\.set/.test(readFileSync(join(root, name), 'utf8')),
    );
  expect(writing).toEqual([join('lib', 'keep-choice.ts')]);
});

test('the local host compresses long replies for those who take it', async () => {
  const site = await serve('http://localhost:3000');
  const encodingFor = async (accepted: string) => {
    const reply = await fetch(`${site}/v1/openapi.json`, { headers: { 'accept-encoding': accepted } });
    await reply.arrayBuffer();
    return reply.headers.get('content-encoding');
  };
  expect(await encodingFor('gzip')).toBe('gzip');
  expect(await encodingFor('identity')).toBeNull();
});
