import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOf } from '../../functions/api/operation';
import { FILES_SERVED, OPERATIONS } from '../../functions/api/whole-api';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

let world: World;
let board: Board;
beforeAll(async () => {
  world = await startWorld();
  board = await startBoard(world, { humans: 2, boardSize: 3 });
});
afterAll(() => world.close());

const ask = (path: string, init: RequestInit = {}) => world.api.request(`/v1${path}`, init);
const SERVED = [...OPERATIONS, ...FILES_SERVED];

/** An address of a path, for things that do not exist. */
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, 'none1');

test('an address says which methods it takes, and refuses others', async () => {
  for (const path of new Set(SERVED.map((one) => one.path))) {
    const methods = SERVED.filter((one) => one.path === path).map(({ method }) => String(method));
    const other = ['PUT', 'DELETE', 'POST', 'GET'].find((method) => !methods.includes(method));
    // Another path with a parameter may take the method at the same address.
    if (other === undefined || path.split('/').length > 3) continue;
    const reply = await ask(addressOf(path), { method: 'OPTIONS' });
    expect(reply.status, path).toBe(204);
    const allow = reply.headers.get('allow')?.split(', ') ?? [];
    expect(allow, path).toEqual(expect.arrayContaining([...methods, 'OPTIONS']));
  }
  const refused = await ask('/leagues', { method: 'DELETE' });
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('GET, HEAD, OPTIONS, POST');
  expect(await refused.json()).toMatchObject({ code: 'method-not-allowed', status: 405 });
  expect((await ask('/nothing', { method: 'DELETE' })).status).toBe(404);
});

test('a request without a login is told how to log in', async () => {
  const refused = await ask('/me/games');
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toBe('Bearer');
});

test('a problem leads to what this site says of it', async () => {
  const { site } = world.deps.reach;
  expect(await (await ask('/me/games')).json()).toMatchObject({ type: `${site}/reference#not-signed-in` });
});

test('a reply says its language and what it depends on', async () => {
  const reply = await ask(`/leagues/${board.league}`, { headers: { 'accept-language': 'de' } });
  expect(reply.headers.get('content-language')).toBe('de');
  expect(reply.headers.get('vary')).toBe('Accept-Language, Authorization, Cookie');
  const kept = await ask(`/changed/games/${board.game}`);
  expect(kept.headers.get('cache-control')).toMatch(/^public/);
  expect(kept.headers.get('vary')).toBeNull();
});

test('any site may read what anyone may read, and nothing else', async () => {
  const origin = async (path: string, method: string) =>
    (await ask(path, { method })).headers.get('access-control-allow-origin');
  for (const one of SERVED) {
    if (one.path.includes('discord')) continue;
    const isOpen = one.method === 'GET' && !one.loggedIn;
    const address = addressOf(one.path);
    if (isOpen) expect(await origin(address, one.method), one.path).toBe('*');
    else if (one.method !== 'GET') expect(await origin(address, one.method), nameOf(one)).toBeNull();
  }
  expect(await origin('/me/games', 'GET')).toBeNull();
  expect(await origin(`/leagues/${board.league}/drafts`, 'GET')).toBeNull();
});

test('no site learns more by a preflight request', async () => {
  const reply = await ask(`/leagues/${board.league}`, {
    method: 'OPTIONS',
    headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
  });
  expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
