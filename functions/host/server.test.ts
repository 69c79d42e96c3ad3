import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SECRET, START, startWorld, type World } from '../../test/support/world';
import { sessionToken } from '../tokens';
import { siteServer } from './server';

let world: World;
let server: Server;
let before: Request;
let ready: boolean;

beforeEach(async () => {
  world = await startWorld();
  ready = true;
  before = new Request('http://turreton.test/v1/me').clone();
  server = siteServer({
    deps: world.deps,
    secret: SECRET,
    version: '1.0.0',
    pages: (_, response) => void response.end(),
    proxies: [],
    isReady: () => ready,
    local: { localKey: 'none', mailbox: null, demo: false },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  server.close();
  await world.close();
});

// The server's library replaces the process's Request with its own, and the two must be compatible.
test('a request that was made before the server started is answered', async () => {
  expect((await world.api.fetch(before)).status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE'])('%s without a body reaches the API', async (method) => {
  const token = await sessionToken(SECRET, { sub: 'ann', name: 'Ann', began: START });
  const { port } = server.address() as AddressInfo;
  const path = method === 'POST' ? 'calendar' : 'program';
  const answer = await fetch(`http://127.0.0.1:${port}/v1/me/notifications/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  // A PUT without a body lacks its required fields and is refused.
  expect(answer.status).toBe(method === 'PUT' ? 422 : 200);
});

test('a connection stays open longer than a proxy keeps it idle, which is a minute', async () => {
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'keep-alive' } });
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test('the host says that it is alive, and ready while it takes requests and its store answers', async () => {
  const { port } = server.address() as AddressInfo;
  const health = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return { status: answer.status, body: await answer.json() };
  };
  expect(await health()).toEqual({ status: 200, body: { alive: true, ready: true } });
  ready = false;
  expect(await health()).toEqual({ status: 503, body: { alive: true, ready: false } });
  ready = true;
  world.dynamo.dynamo.failNext('throttling', { operation: 'GetItem', times: 20 });
  expect(await health()).toEqual({ status: 503, body: { alive: true, ready: false } });
});
