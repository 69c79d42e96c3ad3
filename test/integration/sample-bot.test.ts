import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { play, playTurns } from '../../examples/bot';
import { turretonClient } from '../../examples/client/index';
import type { Game } from '../../functions/core/game/games.schema';
import type { Season } from '../../functions/core/season/seasons.schema';
import { startBoard } from '../support/season';
import { type Person, START, startWorld, type World } from '../support/world';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

/** A client with its own key, as a player creates it on their account’s page. */
async function clientOf(person: Person, scopes: readonly string[] = ['read', 'play']) {
  const opened = await person.post<{ token: string }>('/me/sessions', { name: 'Bot', scopes, days: 30 });
  expect(opened.status).toBe(200);
  return turretonClient({
    site: 'http://turreton.test',
    token: opened.body.token,
    fetch: async (request) => world.api.fetch(request),
  });
}

test('sample bots play a season to its end, each with the key of its player', async () => {
  const choices = { programs: 'allowed' };
  const board = await startBoard(world, {
    humans: 2,
    options: { lastYear: 2049, adjustment: false },
    choices,
  });
  const bots = await Promise.all(Object.values(board.players).map((player) => clientOf(player)));
  const isOver = async () =>
    (await world.visitor().get<Season>(`/seasons/${board.season}`)).body.status === 'finished';
  let round = 0;
  // One bot after the other polls, in the order of their waits.
  for (; round < 60 && !(await isOver()); round += 1) {
    for (const bot of bots) await playTurns(bot);
    await world.deliver();
  }
  expect(await isOver()).toBe(true);
  const { body: game } = await world.visitor().get<Game>(`/games/${board.game}`);
  expect(game.status).toBe('finished');
  // No turn waited for a deadline: every turn closed because all were ready.
  expect(world.clock.now()).toBe(START);
  // Everyone at the table could see who plays by a program; bots of the platform do not count as programs.
  const marked = game.seats.filter(({ program }) => program).map(({ player }) => player.id);
  expect(marked.sort()).toEqual(
    Object.values(board.players)
      .map(({ id }) => id)
      .sort(),
  );
}, 60_000);

test('a sample bot is refused in a season that takes no orders from programs, with the reason', async () => {
  const board = await startBoard(world, { humans: 2, choices: { programs: 'refused' } });
  const [player] = Object.values(board.players);
  if (player === undefined) throw new Error('two play');
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await playTurns(await clientOf(player))).toEqual([board.game]);
  expect(errors.mock.calls).toEqual([
    [expect.stringContaining('“Programs may send orders” is off; an organizer can change it')],
  ]);
  errors.mockRestore();
  await world.deliver();
  const { body: game } = await player.get<Game>(`/games/${board.game}`);
  expect(game).toMatchObject({ step: 1, programs: 'refused', me: { stored: null } });
});

test('a bot that watches looks at marks, and at its games when one has moved', async () => {
  const board = await startBoard(world, { humans: 2, choices: { programs: 'allowed' } });
  const [first, second] = Object.entries(board.players);
  if (first === undefined || second === undefined) throw new Error('two play');
  const asked: string[] = [];
  const client = await clientOf(first[1]);
  client.use({
    onRequest: ({ request }) => {
      asked.push(`${request.method} ${new URL(request.url).pathname.replace(board.game, 'ID')}`);
    },
  });
  const rounds = [
    async () => undefined,
    async () => {
      asked.length = 0;
    },
    async () => {
      expect(asked).toEqual(['GET /v1/changed/games/ID']);
      await second[1].put(`/games/${board.game}/steps/1/orders`, { orders: [], ready: true });
      await world.deliver();
      asked.length = 0;
    },
  ];
  await play(client, async () => {
    const next = rounds.shift();
    await next?.();
    return next !== undefined;
  });
  expect(asked).toContain('PUT /v1/games/ID/steps/2/orders');
}, 60_000);

test('a request that came too often is sent again after as long as the platform says', async () => {
  const waits: number[] = [];
  const busy = [3, 2];
  const client = turretonClient({
    site: 'http://turreton.test',
    token: 'none',
    fetch: async (request) => {
      const wait = busy.shift();
      if (wait === undefined) return world.api.fetch(request);
      return new Response('{}', { status: 429, headers: { 'retry-after': String(wait) } });
    },
    wait: async (seconds) => waits.push(seconds),
  });
  expect((await client.GET('/v1/me')).response.status).toBe(200);
  expect(waits).toEqual([3, 2]);
});
