import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BOT_LEVELS } from '../../engine/game/bot';
import type { GameIdentity } from '../../engine/game-identity';
import { GAME_SYSTEM_IDS, GAMES, identityOf } from '../../engine/games';
import { ny2047 } from '../../engine/ny2047';
import { stepRandom } from '../../engine/random';
import { systemFor } from '../../engine/systems';
import { verifyGame } from '../../engine/verify';
import { LIMITS } from '../../functions/api/limits';
import { OPERATIONS } from '../../functions/api/whole-api';
import { DELETE_WORDS } from '../../functions/core/account/delete-words.schema';
import type { GameEnd } from '../../functions/core/game/game-end.schema';
import type { Game } from '../../functions/core/game/games.schema';
import { newGuestId } from '../../functions/core/practice/guests';
import type { PracticeBoard } from '../../functions/core/practice/practice.schema';
import { type Think, thinkHere } from '../../functions/core/step/bot-orders';
import type { Welcome } from '../../functions/core/today/today.schema';
import { deliver } from '../../functions/host/play-season';
import { sweep } from '../../functions/sweep/sweep';
import { sessionToken } from '../../functions/tokens';
import { itemsIn } from '../support/recorded-items';
import { startBoard } from '../support/season';
import { type Person, SECRET, startWorld, UNSEEN, type World } from '../support/world';

const DAY = 24 * 3_600_000;

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const guest = () => world.person(newGuestId(), 'Guest');

async function opened(person: Person, wanted: object): Promise<string> {
  const { status, body, text } = await person.post<{ game: string }>('/me/practice', wanted);
  expect(status, text).toBe(200);
  await world.deliver();
  return body.game;
}

const boardsOf = async (person: Person) =>
  (await person.get<{ boards: PracticeBoard[] }>('/me/practice')).body.boards;

/** Plays as a bot would, until the board is finished or this many lists of orders were given. */
async function play(person: Person, id: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let turns = 0; turns < most; turns += 1) {
    const { body: game } = await person.get<Game>(`/games/${id}`);
    if (game.status === 'finished') return;
    const system = systemFor(game);
    const seat = game.me.seat ?? '';
    const bot = system?.bots.steady;
    if (system === undefined || bot === undefined) throw new Error(`no bot plays ${game.system}`);
    const orders = bot.orders(game.position, seat, stepRandom(game.commitment, id, game.step));
    const path = `/games/${id}/steps/${game.step}/orders`;
    const { status, text } = await person.put(path, { orders, ready: true });
    expect(status, text).toBe(200);
    await world.deliver();
    const { body: next } = await person.get<Game>(`/games/${id}`);
    const isAsked = next.status === 'finished' || next.me.decision !== null;
    expect(isAsked, `step ${next.step}: bots answer until the player is asked or it is over`).toBe(true);
  }
}

describe.each(GAME_SYSTEM_IDS)('a practice board of %s', (system) => {
  test('waits for its player, whom bots answer at once', async () => {
    const person = await guest();
    const id = await opened(person, { system, level: 'gentle' });
    const { body: game } = await person.get<Game>(`/games/${id}`);
    expect(game).toMatchObject({ practice: 'gentle', deadline: null, paused: null, press: 'none' });
    expect(game.me.decision).not.toBeNull();
    world.clock.set(world.clock.now() + 20 * DAY);
    await sweep(world.deps);
    await world.deliver();
    expect((await person.get<Game>(`/games/${id}`)).body.step).toBe(game.step);
    expect(world.timers).toEqual([]);
    await play(person, id, 12);
    for (const path of addressesOfGame(id)) expect((await person.get(path)).status, path).toBeLessThan(500);
  });
});

const VARIANTS = GAME_SYSTEM_IDS.flatMap((system) => {
  const { variants = {} }: GameIdentity = GAMES[system];
  return Object.keys(variants).map((variant) => ({ system, variant }));
});

test.each(VARIANTS)('$variant of $system has its seats and its name, and bots play it', async (wanted) => {
  const person = await guest();
  const id = await opened(person, wanted);
  const { body: game } = await person.get<Game>(`/games/${id}`);
  const { title, seats } = identityOf({ system: wanted.system, options: { variant: wanted.variant } });
  expect(game.seats.map(({ seat }) => seat)).toEqual(seats.names);
  expect(await boardsOf(person)).toMatchObject([{ game: id, systemTitle: title }]);
  await play(person, id, 2);
  await person.post(`/games/${id}/concession`, { concedes: true });
  await world.deliver();
});

test('a variant that the game does not have is refused', async () => {
  const person = await guest();
  for (const wanted of [
    { system: 'classic', variant: 'four-factions' },
    { system: 'nyc-risk', variant: 'constructor' },
  ])
    expect(await person.post('/me/practice', wanted)).toMatchObject({
      status: 404,
      body: { code: 'not-found', detail: 'Variant of this game not found.' },
    });
  expect(await boardsOf(person)).toEqual([]);
});

test('a finished practice board verifies, and counts nowhere', async () => {
  const person = await guest();
  const id = await opened(person, { system: 'domination' });
  await play(person, id);
  const exported = await world.visitor().get<Parameters<typeof verifyGame>[0]>(`/games/${id}/export`);
  expect(verifyGame(exported.body)).toMatchObject({ ok: true });
  expect(await boardsOf(person)).toMatchObject([{ game: id, status: 'finished' }]);
  const end = (await world.visitor().get<GameEnd>(`/games/${id}/end`)).body;
  expect(end).toMatchObject({ isPractice: true, state: 'as-played' });
  expect(end.seats.every(({ place, rating }) => place !== null && rating === null)).toBe(true);
  expect(await world.store.gameStatistics(id)).toMatchObject({ game: id });
  expect((await world.visitor().get<{ rows: unknown[] }>('/ratings/overall')).body.rows).toEqual([]);
  expect(await world.store.finishedGamesOf(person.id)).toEqual([]);
  expect(await world.store.outboxBefore(Number.POSITIVE_INFINITY)).toEqual([]);
  for (const path of addressesOfGame(id)) expect((await person.get(path)).status, path).toBeLessThan(500);
});

test.each([
  ['ny2047', 'papst'],
  ['classic', 'england'],
] as const)('a practice board of %s ends when its player concedes: bots join', async (system, to) => {
  const person = await guest();
  const id = await opened(person, { system });
  const { body: game } = await person.get<Game>(`/games/${id}`);
  const orders = [{ type: 'VOTE', vote: 'concede', to }];
  const { status, text } = await person.put(`/games/${id}/steps/${game.step}/orders`, {
    orders,
    ready: true,
  });
  expect(status, text).toBe(200);
  await world.deliver();
  const { body: over } = await person.get<Game>(`/games/${id}`);
  expect(over).toMatchObject({ status: 'finished', outcome: { type: 'concession', winners: [to] } });
  const exported = await world.visitor().get<Parameters<typeof verifyGame>[0]>(`/games/${id}/export`);
  expect(verifyGame(exported.body)).toMatchObject({ ok: true });
});

test.each(['ny2047', 'classic'] as const)('a practice board of %s has a last year', async (system) => {
  const person = await guest();
  const id = await opened(person, { system });
  const { body: game } = await person.get<Game>(`/games/${id}`);
  expect(game.options.lastYear).toBeGreaterThan(1900);
});

test('a rematch of a league game without a last year has one', async () => {
  const board = await startBoard(world, { system: 'ny2047', options: {} });
  const { body: game } = await board.organizer.get<Game>(`/games/${board.game}`);
  expect(game.options.lastYear).toBeUndefined();
  const orders = [{ type: 'VOTE', vote: 'concede', to: 'papst' }];
  for (const [seat, player] of Object.entries(board.players))
    await player.put(`/games/${board.game}/steps/1/orders`, {
      orders: seat === 'papst' ? [] : orders,
      ready: true,
    });
  await world.deliver();
  const [tower] = Object.values(board.players);
  const again = await tower?.post<{ game: string }>(`/games/${board.game}/rematch`);
  expect(again?.status, again?.text).toBe(200);
  const rematch = await tower?.get<Game>(`/games/${again?.body.game}`);
  expect(rematch?.body.options.lastYear).toBe(2062);
});

/** Every readable address below a game. */
function addressesOfGame(id: string): readonly string[] {
  return OPERATIONS.filter(({ method, path }) => method === 'GET' && path.startsWith('/games/{id}')).map(
    ({ path }) => path.replace('{id}', id).replaceAll(/\{\w+\}/g, '1'),
  );
}

test.each([
  ['gentle', ['gentle']],
  ['steady', ['steady']],
  // Its first choice is the order of the steady bot.
  ['sharp', ['steady', 'sharp']],
] as const)('%s bots are those that the player chose', async (level, bots) => {
  const person = await guest();
  const asked = BOT_LEVELS.map((one) => vi.spyOn(ny2047.bots[one], 'orders'));
  const id = await opened(person, { system: 'ny2047', level });
  await world.deliver();
  const answered = BOT_LEVELS.filter((_, at) => (asked[at]?.mock.calls.length ?? 0) > 0);
  for (const spy of asked) spy.mockRestore();
  expect(answered).toEqual(bots);
  expect((await boardsOf(person)).map((board) => [board.game, board.level])).toEqual([[id, level]]);
});

test('a level that there is not is refused', async () => {
  const person = await guest();
  expect(await person.post('/me/practice', { system: 'nyc-risk', level: 'best' })).toMatchObject({
    status: 422,
  });
});

describe('a guest', () => {
  test('may do nothing but play and write at practice boards, read, and have their data', async () => {
    const allowed: string[] = [];
    for (const { method, path, scope } of OPERATIONS) {
      if (scope === 'read' || scope === 'any') continue;
      const token = await sessionToken(SECRET, {
        sub: newGuestId(),
        sid: crypto.randomUUID(),
        began: Date.now(),
      });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const address = `/v1${path.replaceAll(/\{\w+\}/g, 'none')}`;
      const reply = await world.api.request(address, { method, headers });
      const { code } = (await reply.json()) as { readonly code?: string };
      if (code !== 'needs-account') allowed.push(`${method} ${path}`);
    }
    expect(allowed.sort()).toEqual([
      'DELETE /games/{id}/plan',
      'DELETE /games/{id}/press/{thread}/{message}',
      'DELETE /me/account',
      'DELETE /me/blocked/{player}',
      'DELETE /me/practice/{id}',
      'GET /me/export',
      'POST /games/{id}/friends',
      'POST /games/{id}/friends/begin',
      'POST /games/{id}/press',
      'POST /games/{id}/rematch',
      'POST /me/practice',
      'PUT /games/{id}/plan',
      'PUT /games/{id}/press/{thread}/reading',
      'PUT /games/{id}/seats/{seat}/block',
      'PUT /games/{id}/steps/{step}/orders',
    ]);
  });

  test('is a visitor to the pages, and others know them as a guest', async () => {
    const person = await guest();
    const id = await opened(person, { system: 'ny2047' });
    expect((await person.get('/me')).body).toEqual({ player: null, guest: true });
    expect((await world.visitor().get('/me')).body).toEqual({ player: null, guest: false });
    const { seats } = (await world.visitor().get<Game>(`/games/${id}`)).body;
    expect(seats.map(({ player }) => player.name)).toEqual([
      'Guest',
      ...seats.slice(1).map(() => expect.stringMatching(/ \(bot\)$/)),
    ]);
    expect(await world.store.runningGamesOf('bot-ambrose')).toEqual([]);
  });

  test('finds their boards on the first page, where visitors find none', async () => {
    const person = await guest();
    const id = await opened(person, { system: 'ny2047' });
    const welcome = async (reader: Pick<Person, 'get'>) => (await reader.get<Welcome>('/welcome')).body;
    expect((await welcome(person)).practice).toMatchObject([{ game: id, isMyTurn: true }]);
    expect((await welcome(world.visitor())).practice).toEqual([]);
  });

  test('opens as many boards as anyone can use, and no more', async () => {
    const person = await guest();
    for (let at = 0; at < 12; at += 1) await opened(person, { system: 'new-era' });
    const [first] = await boardsOf(person);
    expect(await person.post('/me/practice', { system: 'new-era' })).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    });
    expect(await (await guest()).remove(`/me/practice/${first?.game}`)).toMatchObject({ status: 404 });
    expect(await person.remove(`/me/practice/${first?.game}`)).toMatchObject({ status: 200 });
    expect(await person.get(`/games/${first?.game}`)).toMatchObject({ status: 404 });
    await opened(person, { system: 'new-era' });
  });

  test('is counted with the others of a network', async () => {
    const address = { 'x-address': '192.0.2.1' };
    const tries = await Promise.all(
      Array.from({ length: LIMITS.practice.network + 1 }, async () =>
        (await guest()).post('/me/practice', { system: 'everything' }, address),
      ),
    );
    // Invalid requests are refused before they are counted.
    expect(tries.every(({ status }) => status === 422)).toBe(true);
    const network = 'practice/network/192.0.2.1';
    const window = Math.floor(world.clock.now() / DAY);
    for (let at = 0; at < LIMITS.practice.network; at += 1)
      await world.store.countUse(network, window, world.clock.now() + DAY);
    const late = await (await guest()).post('/me/practice', { system: 'ny2047' }, address);
    expect(late).toMatchObject({ status: 429 });
  });

  test('takes everything kept of them along, or away', async () => {
    const person = await guest();
    const id = await opened(person, { system: 'domination' });
    const { games } = (await person.get<{ games: { game: string }[] }>('/me/export')).body;
    expect(games.map(({ game }) => game)).toEqual([id]);
    expect(await person.remove('/me/account', { confirm: DELETE_WORDS })).toMatchObject({ status: 200 });
    await world.deliver();
    world.clock.set(world.clock.now() + 60_000);
    await sweep(world.deps);
    expect(await itemsWith(person.id)).toEqual([`PLAYER#${person.id} PROFILE`]);
  });
});

/** The keys of every item that holds a text, apart from those that expire by themselves. */
async function itemsWith(text: string): Promise<readonly string[]> {
  const items = await itemsIn(world);
  return items
    .filter((item) => item.expiresAt === undefined && JSON.stringify(item).includes(text))
    .map(({ pk, sk }) => `${pk} ${sk}`)
    .sort();
}

describe('a board that nobody comes back to', () => {
  const sessionOf = (player: string) =>
    sessionToken(SECRET, { sub: player, sid: `of ${player}`, began: world.clock.now() });
  const look = async (token: string, path: string) =>
    world.api.request(`/v1${path}`, { headers: { authorization: `Bearer ${token}` } });

  test('is removed after thirty days, with all that is kept of the guest', async () => {
    const person = await guest();
    const id = await opened(person, { system: 'ny2047' });
    world.clock.set(world.clock.now() + 30 * DAY - 1);
    await sweep(world.deps);
    expect(await person.get(`/games/${id}`)).toMatchObject({ status: 200 });
    world.clock.set(world.clock.now() + 1);
    await sweep(world.deps);
    await world.deliver();
    expect(await world.visitor().get(`/games/${id}`)).toMatchObject({ status: 404 });
    expect(await itemsWith(id)).toEqual([]);
    expect(await itemsWith(person.id)).toEqual([]);
    expect(await sweep(world.deps)).toMatchObject({ failures: [] });
  });

  test('is kept for thirty days from each look', async () => {
    const player = newGuestId();
    const token = await sessionOf(player);
    const id = await opened(await world.person(player, 'Guest'), { system: 'ny2047' });
    world.clock.set(world.clock.now() + 20 * DAY);
    expect((await look(token, `/games/${id}`)).status).toBe(200);
    world.clock.set(world.clock.now() + 20 * DAY);
    await sweep(world.deps);
    expect((await world.visitor().get(`/games/${id}`)).status).toBe(200);
    world.clock.set(world.clock.now() + 11 * DAY);
    await sweep(world.deps);
    expect((await world.visitor().get(`/games/${id}`)).status).toBe(404);
  });

  test('stays gone, whatever was on its way', async () => {
    const person = await guest();
    const created = await person.post<{ game: string }>('/me/practice', { system: 'ny2047' });
    await world.store.deletePractice(created.body.game);
    await world.deliver();
    expect(await world.store.outboxBefore(Number.POSITIVE_INFINITY)).toEqual([]);
    expect(await itemsWith(created.body.game)).toEqual([]);
  });
});

describe('a guest who logs in', () => {
  const tokenOf = (player: string) =>
    sessionToken(SECRET, { sub: player, sid: `of ${player}`, began: world.clock.now() });

  test('keeps the boards: the account has them, and the guest has them no more', async () => {
    const person = await guest();
    const ana = await world.person('ana', 'Ana');
    const id = await opened(person, { system: 'ny2047' });
    const orders = { orders: [], ready: false };
    await person.put(`/games/${id}/steps/1/orders`, orders);
    const token = await tokenOf(person.id);
    expect(await ana.post('/me/practice/guest', { token })).toMatchObject({ status: 200 });
    expect((await boardsOf(ana)).map(({ game }) => game)).toEqual([id]);
    expect(await boardsOf(person)).toEqual([]);
    const { me, seats } = (await ana.get<Game>(`/games/${id}`)).body;
    expect(me).toMatchObject({ seat: seats[0]?.seat, stored: { orders: [] } });
    expect(seats[0]?.player).toMatchObject({ id: 'ana', name: 'Ana' });
    expect(await person.put(`/games/${id}/steps/1/orders`, orders)).toMatchObject({ status: 403 });
    expect(await ana.put(`/games/${id}/steps/1/orders`, { ...orders, ready: true })).toMatchObject({
      status: 200,
    });
    await world.deliver();
    expect((await ana.get<Game>(`/games/${id}`)).body.step).toBeGreaterThan(1);
    world.clock.set(world.clock.now() + 100 * DAY);
    await sweep(world.deps);
    expect(await world.visitor().get(`/games/${id}`)).toMatchObject({ status: 200 });
    expect(await itemsWith(person.id)).toEqual([]);
  });

  test('is known by the session alone, and by one that has not ended', async () => {
    const person = await guest();
    const ana = await world.person('ana', 'Ana');
    await opened(person, { system: 'ny2047' });
    const foreign = await sessionToken('another secret that is long enough', {
      sub: person.id,
      sid: 's',
      began: world.clock.now(),
    });
    const account = await tokenOf('ben');
    for (const token of [person.id, foreign, account])
      expect(await ana.post('/me/practice/guest', { token })).toMatchObject({ status: 404 });
    const token = await tokenOf(person.id);
    const ended = await world.api.request('/v1/me/session', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ended.status).toBe(200);
    expect(await ana.post('/me/practice/guest', { token })).toMatchObject({ status: 404 });
    expect(await boardsOf(person)).toHaveLength(1);
  });

  test('finds the boards also where the first run was cut off', async () => {
    const person = await guest();
    const ana = await world.person('ana', 'Ana');
    const ids = [await opened(person, { system: 'ny2047' }), await opened(person, { system: 'new-era' })];
    await world.store.post({
      ...{ id: 'joined', kind: 'guest-joined', at: world.clock.now(), guest: person.id },
      player: { id: 'ana', name: 'Ana', kind: 'human' },
    });
    await world.deliver();
    expect((await boardsOf(ana)).map(({ game }) => game).sort()).toEqual(ids.sort());
    world.clock.set(world.clock.now() + 60_000);
    await sweep(world.deps);
    expect(await world.store.outboxBefore(Number.POSITIVE_INFINITY)).toEqual([]);
  });

  test('finds a board within a minute that was opened too late for the list of them', async () => {
    await world.close();
    world = await startWorld(undefined, undefined, UNSEEN);
    const person = await guest();
    const ana = await world.person('ana', 'Ana');
    const { game } = (await person.post<{ game: string }>('/me/practice', { system: 'ny2047' })).body;
    const token = await tokenOf(person.id);
    expect(await ana.post('/me/practice/guest', { token })).toMatchObject({ status: 200 });
    await deliver(world.deps);
    expect(await boardsOf(ana)).toEqual([]);
    world.clock.set(world.clock.now() + 60_000);
    await world.dynamo.dynamo.catchUp();
    await sweep(world.deps);
    expect(await boardsOf(ana)).toMatchObject([{ game }]);
    expect(await world.store.outboxBefore(Number.POSITIVE_INFINITY)).toEqual([]);
  });
});

test('a member of no league disputes nothing on a practice board', async () => {
  const ana = await world.person('ana', 'Ana');
  const id = await opened(ana, { system: 'ny2047' });
  const dispute = { step: 1, text: 'I think that this is wrong.' };
  expect(await ana.post(`/games/${id}/disputes`, dispute)).toMatchObject({
    status: 403,
    body: { code: 'not-allowed' },
  });
});

test('bots of practice boards think where the host lets them, those of a season in its process', async () => {
  const thought: string[] = [];
  const think: Think = (task) => {
    thought.push(task.level);
    return thinkHere(task);
  };
  Object.assign(world.deps, { think });
  await startBoard(world, { system: 'ny2047', humans: 2 });
  expect(thought).toEqual([]);
  await opened(await guest(), { system: 'ny2047', level: 'sharp' });
  expect(thought.length).toBeGreaterThan(0);
  expect(new Set(thought)).toEqual(new Set(['sharp']));
});
