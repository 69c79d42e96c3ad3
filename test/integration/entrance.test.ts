import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readRanges } from '../../functions/host/entrance';
import { siteServer } from '../../functions/host/server';
import { readSettings } from '../../functions/host/settings';
import { sessionToken } from '../../functions/tokens';
import { networkOf } from '../../web/lib/login/network';
import { SECRET, startWorld, type World } from '../support/world';

const KEY = 'the key of this process';

let world: World;
let server: Server | undefined;
/** The callers, as the pages and the login identify them. */
let pageViewers: (string | undefined)[];
/** The names under which the API counted requests. */
let counted: string[];

beforeEach(async () => {
  world = await startWorld();
  pageViewers = [];
  counted = [];
});
afterEach(async () => {
  server?.close();
  server = undefined;
  await world.close();
});

async function serve(proxies: string | undefined): Promise<void> {
  const { store } = world.deps;
  const countUse: typeof store.countUse = (who, ...rest) => {
    counted.push(who);
    return store.countUse(who, ...rest);
  };
  server = siteServer({
    deps: { ...world.deps, store: { ...store, countUse } },
    secret: SECRET,
    version: 'test',
    pages: ({ headers }, response) => {
      const asked = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      pageViewers.push(networkOf(asked, { LOCAL_KEY: KEY, TURRETON_LOCAL: '0' }));
      response.end();
    },
    local: { localKey: KEY, mailbox: null, demo: false },
    proxies: readSettings(proxies === undefined ? {} : { TRUSTED_PROXIES: proxies }).proxies,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

const port = () => (server?.address() as AddressInfo).port;

interface Asked {
  /** The address on this machine that connects, in place of another container. */
  readonly from?: string;
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

async function ask({ from = '127.0.0.1', method = 'GET', path = '/', headers = {}, body }: Asked) {
  const asked = request({
    ...{ host: '127.0.0.1', port: port(), localAddress: from, method, path, headers, agent: false },
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  reply.resume();
  return reply;
}

const CASES: readonly (readonly [
  shows: string,
  proxies: string | undefined,
  from: string,
  headers: Record<string, string>,
  viewer: string,
])[] = [
  ['nobody in between', undefined, '127.0.0.1', {}, '127.0.0.1'],
  ['a proxy on this machine', undefined, '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
  [
    'what a browser adds before it',
    undefined,
    '127.0.0.1',
    { 'x-forwarded-for': '192.0.2.1, 203.0.113.7' },
    '203.0.113.7',
  ],
  [
    'a browser that names the viewer itself',
    undefined,
    '127.0.0.1',
    { 'x-forwarded-for': '203.0.113.7', 'x-viewer-address': '192.0.2.1' },
    '203.0.113.7',
  ],
  [
    'a proxy in another container',
    '127.0.0.2',
    '127.0.0.2',
    { 'x-forwarded-for': '203.0.113.7' },
    '203.0.113.7',
  ],
  [
    'a range of proxies, one behind the other',
    '127.0.0.0/24 10.0.0.0/8',
    '127.0.0.2',
    { 'x-forwarded-for': '192.0.2.1, 203.0.113.7, 10.1.2.3' },
    '203.0.113.7',
  ],
  [
    'somebody who is no trusted proxy',
    '127.0.0.2',
    '127.0.0.3',
    { 'x-forwarded-for': '203.0.113.7' },
    '127.0.0.3',
  ],
  ['nobody is trusted', '', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1'],
  [
    'a proxy that passes on what is no address',
    undefined,
    '127.0.0.1',
    { 'x-forwarded-for': 'unknown' },
    '127.0.0.1',
  ],
  [
    'a proxy that adds a port',
    undefined,
    '127.0.0.1',
    { 'x-forwarded-for': '203.0.113.7:5123' },
    '203.0.113.7',
  ],
  [
    'the pages of this process, which pass on whose page it is',
    '',
    '127.0.0.1',
    { 'x-local-key': KEY, 'x-viewer-address': '203.0.113.7', 'x-forwarded-for': '192.0.2.1' },
    '203.0.113.7',
  ],
  [
    'somebody who claims to be the pages',
    '',
    '127.0.0.1',
    { 'x-local-key': 'guessed', 'x-viewer-address': '203.0.113.7' },
    '127.0.0.1',
  ],
];

test.each(
  CASES,
)('%s: API, pages and login know the same viewer', async (_shows, proxies, from, headers, viewer) => {
  await serve(proxies);
  await ask({ from, headers });
  expect(pageViewers).toEqual([viewer]);
  const { id } = await world.person('ann');
  const token = await tokenOf(id);
  const answer = await ask({
    ...{ from, method: 'POST', path: '/v1/leagues', body: { name: 'Tides' } },
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(200);
  expect(counted).toContain(`leagues/network/${viewer}`);
});

function tokenOf(id: string): Promise<string> {
  return sessionToken(SECRET, { sub: id, name: id, began: Date.UTC(2100, 0, 1) });
}

test('an IPv6 address is counted by its network of 64 bits', async () => {
  await serve(undefined);
  const token = await tokenOf('ann');
  for (const address of ['2001:db8:1:2::3', '2001:db8:1:2:ffff:1:2:3'])
    await ask({
      ...{ method: 'POST', path: '/v1/leagues', body: { name: 'Tides' } },
      headers: {
        'x-forwarded-for': address,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
    });
  const networks = counted.filter((name) => name.startsWith('leagues/network/'));
  expect(networks).toHaveLength(2);
  expect(new Set(networks)).toEqual(new Set(['leagues/network/2001:db8:1:2::/64']));
});

describe('what nobody could make anything of', () => {
  const RAW: readonly (readonly [line: string, status: number])[] = [
    ['OPTIONS *', 400],
    ['TRACE /', 405],
    ['TRACE /v1/systems', 405],
    ['PROPFIND /', 405],
    ['GET /%', 400],
    ['GET /%E0%A4%A', 400],
    ['GET /v1/leagues/%ff', 400],
    ['GET http://elsewhere.example/', 400],
  ];
  test.each(RAW)('%s is answered with %i', async (line, status) => {
    await serve(undefined);
    const socket = connect(port(), '127.0.0.1');
    socket.end(`${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(pageViewers).toEqual([]);
  });
});

test('the ranges of a list', () => {
  expect(readRanges('10.0.0.5,fd00::/8  192.168.0.0/16').map(([net, bits]) => `${net}/${bits}`)).toEqual([
    '10.0.0.5/32',
    'fd00::/8',
    '192.168.0.0/16',
  ]);
  expect(() => readRanges('10.0.0.0/40')).toThrow('10.0.0.0/40');
});
