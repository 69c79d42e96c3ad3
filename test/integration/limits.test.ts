import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ApiEnv } from '../../functions/api/env';
import { LIMITS } from '../../functions/api/limits';
import { type Access, nameOf } from '../../functions/api/operation';
import { rateLimit } from '../../functions/api/rate-limit';
import { OPERATIONS } from '../../functions/api/whole-api';
import type { League, Leagues } from '../../functions/core/league/leagues.schema';
import { startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const DAY = 24 * 3_600_000;

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

describe('what an account can make', () => {
  const found = async (id: string, count: number, address?: string) => {
    const person = await world.person(id);
    const headers = address === undefined ? {} : { 'x-address': address };
    return Promise.all(
      Array.from({ length: count }, (_, at) =>
        person.post<League>('/leagues', { name: `League ${at}` }, headers),
      ),
    );
  };
  const made = (answers: Awaited<ReturnType<typeof found>>) =>
    answers.filter(({ status }) => status === 200).length;

  test('is limited in a day; the refusal says when to try again, and nothing is made by it', async () => {
    const answers = await found('ana', 30);
    expect(made(answers)).toBe(LIMITS.leagues.account);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toMatchObject({ body: { code: 'too-many' } });
    // START is 19:00 UTC: the day ends in five hours.
    expect(refused?.headers.get('retry-after')).toBe(String(5 * 3600));
    expect(await world.store.leaguesOf('ana')).toHaveLength(LIMITS.leagues.account);
    expect(made(await found('ben', 1))).toBe(1);
    world.clock.set(world.clock.now() + DAY);
    expect(made(await found('ana', 1))).toBe(1);
  });

  test('is limited for a network, whatever the account', async () => {
    const counts = await Promise.all(
      ['ana', 'ben', 'cem'].map(async (id) => made(await found(id, 20, '192.0.2.1'))),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(LIMITS.leagues.network);
    expect(made(await found('dan', 1, '192.0.2.2'))).toBe(1);
  });

  test('is made later with the same key, once the limit is over', async () => {
    const ana = await world.person('ana');
    await found('ana', LIMITS.leagues.account);
    const send = () => ana.post('/leagues', { name: 'One more' }, { 'idempotency-key': 'one more' });
    expect((await send()).status).toBe(429);
    world.clock.set(world.clock.now() + DAY);
    expect((await send()).status).toBe(200);
  });
});

test('what stores nothing, and is limited for that reason alone, declares both', () => {
  const free = OPERATIONS.filter(({ limit }) => limit === 'stores-nothing');
  expect(free.length).toBeGreaterThan(2);
  expect(free.filter(({ writes }) => writes !== 'none').map(nameOf)).toEqual([]);
});

test('what only a role limits is for those who run a league or the site', () => {
  const run = new Set<Access>(['moderator', 'organizer', 'administrator']);
  const byRole = OPERATIONS.filter(({ limit }) => limit === 'by-role');
  expect(byRole.length).toBeGreaterThan(20);
  expect(byRole.filter(({ access }) => !access.every((role) => run.has(role))).map(nameOf)).toEqual([]);
});

test.each([
  ...['POST /seasons/{id}/roster', 'POST /seasons/{id}/chairs'],
  ...['POST /seasons/{id}/running-games', 'POST /leagues/{id}/past-seasons'],
])('%s may open accounts for new names, so its calls are counted', (name) => {
  const operation = OPERATIONS.find((one) => nameOf(one) === name);
  expect(operation?.limit).toEqual(expect.objectContaining({ account: expect.any(Number) }));
});

test('a client that floods a process is slowed down for the rest of the minute; others are not', async () => {
  let now = 30_000;
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('caller', null);
    await next();
  });
  app.use(
    rateLimit(
      (c) => c.req.header('x-address'),
      () => now,
    ),
  );
  app.get('/', (c) => c.text('here'));
  const ask = async (address: string) => app.request('/', { headers: { 'x-address': address } });
  const answers = await Promise.all(Array.from({ length: 3100 }, () => ask('192.0.2.1')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(100);
  expect(refused[0]?.headers.get('retry-after')).toBe('30');
  expect((await ask('192.0.2.2')).status).toBe(200);
  now += 30_000;
  expect((await ask('192.0.2.1')).status).toBe(200);
});

test('an account that floods a process is slowed down from whatever network; another one is not', async () => {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    const id = c.req.header('x-caller') ?? '';
    c.set('caller', id === '' ? null : { id, name: id, email: null });
    await next();
  });
  app.use(
    rateLimit(
      () => undefined,
      () => 30_000,
    ),
  );
  app.get('/', (c) => c.text('here'));
  const ask = async (caller: string) => app.request('/', { headers: { 'x-caller': caller } });
  const answers = await Promise.all(Array.from({ length: 610 }, () => ask('p1')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  for (const other of ['p2', '']) expect((await ask(other)).status).toBe(200);
});

test('a key that floods a process slows down itself, not its player’s pages and other keys', async () => {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    const key = c.req.header('x-key');
    const session = {
      id: key ?? 'login',
      began: 0,
      scopes: [],
      ...(key !== undefined && { isKey: true as const }),
    };
    c.set('caller', { id: 'p1', name: 'p1', email: null, session });
    await next();
  });
  app.use(
    rateLimit(
      () => undefined,
      () => 30_000,
    ),
  );
  app.get('/', (c) => c.text('here'));
  const ask = async (key?: string) =>
    app.request('/', { headers: key === undefined ? {} : { 'x-key': key } });
  const answers = await Promise.all(Array.from({ length: 310 }, () => ask('k1')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  for (const other of ['k2', undefined]) expect((await ask(other)).status).toBe(200);
});

describe('the list of leagues', () => {
  test('keeps a league in which people play before any number of new ones, and has pages', async () => {
    const board = await startBoard(world, { humans: 2 });
    for (let flood = 0; flood < 6; flood += 1) {
      const person = await world.person(`flood${flood}`);
      for (let count = 0; count < 20; count += 1)
        await person.post('/leagues', { name: `Noise ${flood} ${count}` });
      world.clock.set(world.clock.now() + DAY);
    }
    const first = (await world.visitor().get<Leagues>('/leagues')).body;
    expect(first.leagues[0]?.id).toBe(board.league);
    const seen = first.leagues.map(({ id }) => id);
    for (let page = first.next; page !== null; ) {
      const { body } = await world.visitor().get<Leagues>(`/leagues?page=${encodeURIComponent(page)}`);
      seen.push(...body.leagues.map(({ id }) => id));
      page = body.next;
    }
    expect(new Set(seen).size).toBe(121);
    expect(seen).toHaveLength(121);
    expect((await board.organizer.get<Leagues>('/leagues')).body.mine).toMatchObject([{ id: board.league }]);
  });
});
