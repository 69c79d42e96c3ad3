import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../functions/api/app';
import { wholeApi } from '../../functions/api/whole-api';
import type { Game } from '../../functions/core/game/games.schema';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import type { Store } from '../../functions/core/platform/store';
import { sessionToken } from '../../functions/tokens';
import { type Board, playerOf, startBoard } from '../support/season';
import { type Person, SECRET, startWorld, type World } from '../support/world';

describe('what the API refuses, it names, and stores nothing', () => {
  let world: World;
  let board: Board;
  let tower: Person;
  let path: string;

  beforeAll(async () => {
    world = await startWorld();
    board = await startBoard(world);
    tower = playerOf(board, 'tower');
    path = `/games/${board.game}/steps/1/orders`;
    await tower.put(path, { text: 'A CLO#1 - WAH\nA CLO#2 H' });
  });
  afterAll(() => world.close());

  const stored = () => world.store.ordersOfSeat(board.game, 1, 'tower');

  const bodies: readonly (readonly [
    shows: string,
    body: unknown,
    status: number,
    faults: readonly object[],
  ])[] = [
    [
      "somebody else's unit",
      { orders: [{ unit: 'papst-1', type: 'HOLD' }] },
      422,
      [{ path: [0, 'unit'], rule: '4.3' }],
    ],
    [
      'a unit twice',
      {
        orders: [
          { unit: 'tower-1', type: 'HOLD' },
          { unit: 'tower-1', type: 'MOVE', to: 'riverdale' },
        ],
      },
      422,
      [{ path: [1], rule: '4.4' }],
    ],
    [
      'an unknown space',
      { orders: [{ unit: 'tower-1', type: 'MOVE', to: 'atlantis' }] },
      422,
      [{ path: [0, 'to'], rule: '4.5' }],
    ],
    [
      'several faults at once, each with its path and rule',
      { orders: [null, { unit: 'tower-1', type: 'MOVE', to: 'midtown' }, { unit: 'tower-2', type: 'FLY' }] },
      422,
      [
        { path: [0], rule: '4.3' },
        { path: [1, 'to'], rule: '4.5' },
        { path: [2, 'type'], rule: '4.3' },
      ],
    ],
    ['text that cannot be read, by line', { text: 'A CLO#1 H\nnonsense' }, 422, [{ path: [1] }]],
    ['both orders and text', { orders: [], text: '' }, 422, [{ path: ['orders'] }]],
    ['a field that does not exist', { orders: [], seat: 'papst' }, 422, [{ path: [] }]],
    [
      'two hundred and one orders',
      { orders: Array.from({ length: 201 }, () => null) },
      422,
      [{ path: ['orders'] }],
    ],
    ['malformed JSON', '{"orders": [', 400, []],
    ['no JSON at all', 'hello', 400, []],
    ['a huge body', JSON.stringify({ text: 'x'.repeat(70_000) }), 413, []],
  ];

  test.each(bodies)('%s', async (_shows, body, status, faults) => {
    const before = await stored();
    const reply = await tower.put<ProblemReply>(path, body);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect(reply.body).toMatchObject({
      status,
      type: expect.stringContaining('/reference#'),
      title: expect.any(String),
    });
    expect(reply.body.problems ?? []).toMatchObject(faults);
    expect(await stored()).toEqual(before);
  });

  test('a stale step number', async () => {
    const reply = await tower.put<ProblemReply>(`/games/${board.game}/steps/7/orders`, { orders: [] });
    expect(reply).toMatchObject({ status: 409, body: { code: 'stale-step' } });
  });

  test("a stranger's, an organizer's and no token at all", async () => {
    const stranger = await world.person('stranger');
    expect(await stranger.put(path, { orders: [] })).toMatchObject({
      status: 403,
      body: { code: 'not-your-seat' },
    });
    expect(await board.organizer.put(path, { orders: [] })).toMatchObject({ status: 403 });
    expect(await world.visitor().put(path, { orders: [] })).toMatchObject({ status: 401 });
  });

  test('a forged token is nobody', async () => {
    const reply = await world.api.request('/v1/me', {
      headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
    });
    expect(await reply.json()).toMatchObject({ player: null });
  });

  test('a cookie counts for a change only when the browser says that this site sent it', async () => {
    const token = await sessionToken(SECRET, { sub: tower.id });
    const put = (headers: Record<string, string>) =>
      world.api.request(`/v1${path}`, {
        method: 'PUT',
        body: JSON.stringify({ text: 'A CLO#1 H' }),
        headers: {
          cookie: `next-auth.session-token=${token}`,
          'content-type': 'application/json',
          ...headers,
        },
      });
    const from = async (headers: Record<string, string>) => (await put(headers)).status;
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(401);
    expect(await from({ origin: 'https://evil.example', host: 'turreton.example' })).toBe(401);
    expect(await from({})).toBe(401);
    expect(await from({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    // Behind CloudFront the API gets another host name than the site's.
    expect(await from({ origin: 'https://turreton.example', host: 'id.execute-api.example' })).toBe(200);
  });

  test('two windows: the slower one is refused and overwrites nothing', async () => {
    const version = (await stored())?.version ?? 0;
    expect(await tower.put(path, { text: 'A CLO#1 - RIV', version })).toMatchObject({ status: 200 });
    const slower = await tower.put(path, { text: 'A CLO#1 H', version });
    expect(slower).toMatchObject({ status: 409, body: { code: 'version-conflict' } });
    expect((await stored())?.orders).toMatchObject([{ to: 'riverdale' }]);
  });

  test('a name in the query or the body does not take the place of one in the path', async () => {
    const second = await board.organizer.post<{ id: string }>('/leagues', { name: 'Another league' });
    const named = async (query: string) =>
      (await board.organizer.get<{ id: string }>(`/leagues/${board.league}${query}`)).body.id;
    expect(await named('')).toBe(board.league);
    expect(await named(`?id=${second.body.id}`)).toBe(board.league);
    expect(await named(`?id=${second.body.id}&id=${second.body.id}`)).toBe(board.league);
    const settings = await board.organizer.put(`/leagues/${board.league}/roles?id=${second.body.id}`, {
      id: second.body.id,
    });
    expect(settings.status).toBeGreaterThanOrEqual(400);
  });

  test('ids that are no ids find nothing', async () => {
    for (const id of ['nothing', '..%2f..%2fGAME', 'a'.repeat(2000), 'GAME%23x', '%00'])
      expect((await tower.get(`/games/${id}`)).status).toBe(404);
  });

  test('an export while the game is played, a season by a player, a game system that is not built', async () => {
    expect(await tower.get(`/games/${board.game}/export`)).toMatchObject({
      status: 409,
      body: { code: 'game-running' },
    });
    const season = {
      name: 'Season 2',
      system: 'ny2047',
      deadlines: { orders: 60, adjustment: 60, earlyClose: true },
    };
    expect(await tower.post(`/leagues/${board.league}/seasons`, season)).toMatchObject({ status: 403 });
    const badOption = { ...season, options: { lastYear: 1999 } };
    expect(await board.organizer.post(`/leagues/${board.league}/seasons`, badOption)).toMatchObject({
      status: 422,
      body: { problems: [{ path: ['options', 'lastYear'] }] },
    });
  });

  test('registration: twice, after the start, a start by a player, a season that has begun', async () => {
    const late = await world.person('late');
    expect(await late.post(`/seasons/${board.season}/entries`)).toMatchObject({
      body: { code: 'registration-closed' },
    });
    expect(await tower.post(`/seasons/${board.season}/start`, {})).toMatchObject({ status: 403 });
    expect(await board.organizer.post(`/seasons/${board.season}/start`, {})).toMatchObject({ status: 409 });
  });

  test('an idempotency key carries a request out once', async () => {
    const key = { 'idempotency-key': 'my first league' };
    const found = () => board.organizer.post<{ id: string }>('/leagues', { name: 'Once only' }, key);
    const [first, ...others] = [await found(), await found(), await found()];
    for (const other of others) expect([other?.status, other?.text]).toEqual([first?.status, first?.text]);
    const reused = await board.organizer.post('/leagues', { name: 'Another one' }, key);
    expect(reused).toMatchObject({ status: 422, body: { code: 'key-reused' } });
    const leagues = (await board.organizer.get<{ leagues: { name: string }[] }>('/leagues')).body.leagues;
    expect(leagues.filter(({ name }) => name === 'Once only')).toHaveLength(1);
  });

  test('a request that failed on our side is carried out when it comes again, if nobody else is at it', async () => {
    let fails = true;
    const store: Store = {
      ...world.store,
      createLeague: (...league) =>
        fails ? Promise.reject(new Error('no answer')) : world.store.createLeague(...league),
    };
    const api = createApi(
      { deps: { ...world.deps, store }, secret: SECRET, onError: () => {} },
      wholeApi('test'),
    );
    const authorization = `Bearer ${await sessionToken(SECRET, { sub: 'zoe', name: 'Zoe' })}`;
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': 'once more' };
    const found = async () => {
      const body = JSON.stringify({ name: 'At last' });
      const reply = await api.request('/v1/leagues', { method: 'POST', headers, body });
      return { status: reply.status, text: await reply.text() };
    };
    const failed = await found();
    expect(failed.status).toBe(500);
    expect(JSON.parse(failed.text)).toEqual({
      ...{ type: `${world.deps.reach.site}/reference#internal`, status: 500, code: 'internal' },
      ...{ title: 'Our error', detail: expect.stringMatching(/^Something failed on our side\./) },
    });
    expect(failed.text).not.toMatch(/no answer|\.ts\b/);
    fails = false;
    expect((await found()).status).toBe(409);
    world.clock.set(world.clock.now() + 61_000);
    expect((await found()).status).toBe(200);
  });

  test('rulings: a moderator who plays may not, another may, the reason is public', async () => {
    const { deadline } = (await tower.get<Game>(`/games/${board.game}`)).body;
    const until = new Date(Date.parse(deadline ?? '') + 3_600_000).toISOString();
    const ruling = { kind: 'extend', until, reason: 'The platform was not reachable last night.' };
    const rulings = `/games/${board.game}/rulings`;
    expect(await tower.post(rulings, ruling)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    await board.organizer.put(`/leagues/${board.league}/members/${tower.id}/roles`, {
      roles: ['moderator', 'player'],
    });
    expect(await tower.post(rulings, ruling)).toMatchObject({
      status: 403,
      body: { code: 'conflict-of-interest' },
    });
    const past = { ...ruling, until: new Date(world.clock.now()).toISOString() };
    expect(await board.organizer.post(rulings, past)).toMatchObject({ status: 422 });
    expect(await board.organizer.post(rulings, ruling)).toMatchObject({ status: 200 });
    expect((await world.visitor().get<Game>(`/games/${board.game}`)).body.deadline).toBe(until);
    expect((await world.visitor().get(rulings)).body).toMatchObject({
      rulings: [{ number: 1, kind: 'extend', before: deadline, after: until, reason: ruling.reason }],
    });
  });
});
