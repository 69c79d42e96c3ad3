import { afterEach, beforeEach, expect, test } from 'vitest';
import { CANARIES, type Canary, playTurn } from '../../functions/canary/play-turn';
import { sessionFor } from '../../functions/canary/session';
import { sweep } from '../../functions/services/follow-ups/sweep';
import { SECRET, startWorld, type World } from '../support/world';

let world: World;

beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const canary = (): Canary => ({
  async ask(as, method, path, body) {
    const reply = await world.api.request(`/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await sessionFor(as, SECRET)}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  },
  async wait(milliseconds) {
    world.clock.set(world.clock.now() + milliseconds);
    await world.deliver();
  },
  now: world.clock.now,
});

test('founds its own league once and plays turn after turn on one board', async () => {
  const first = await playTurn(canary());
  const second = await playTurn(canary());
  expect(first).toMatchObject({ step: 1 });
  expect(second).toEqual({ ...first, step: 2, milliseconds: expect.any(Number) });
  const { leagues } = (await world.visitor().get<{ leagues: object[] }>('/leagues')).body;
  expect(leagues).toHaveLength(1);
});

test.each([60, 1440])('finds its board as it left it after %i minutes', async (minutes) => {
  const first = await playTurn(canary());
  world.clock.set(world.clock.now() + minutes * 60_000);
  await sweep(world.deps);
  await world.deliver();
  expect(await playTurn(canary())).toMatchObject({ game: first.game, step: first.step + 1 });
});

test('does not take a league of the same name for its own', async () => {
  const ines = await world.person('ines');
  await ines.post('/leagues', { name: 'Platform check' });
  const { game } = await playTurn(canary());
  await ines.post('/leagues', { name: 'Platform check' });
  for (let turn = 1; turn < 12; turn += 1) await playTurn(canary());
  expect((await playTurn(canary())).game).not.toBe(game);
});

test('gives a board up before it counts, and goes on with a new one', async () => {
  const games = new Set<string>();
  for (let turn = 0; turn < 14; turn += 1) {
    games.add((await playTurn(canary())).game);
    await world.deliver();
  }
  expect(games.size).toBe(2);
  for (const player of CANARIES.players) {
    expect(await world.store.rating(player, 'ny2047')).toBeUndefined();
    expect(await world.store.runningGamesOf(player)).toHaveLength(1);
  }
});

test('says what did not happen in time', async () => {
  const deaf = canary();
  const ask: Canary['ask'] = (as, method, path, body) =>
    method === 'PUT' ? Promise.resolve({}) : deaf.ask(as, method, path, body);
  await expect(playTurn({ ...deaf, ask })).rejects.toThrow(
    /waited 60 seconds for step 1 of \w+ to be published/,
  );
});

test('says what was refused', async () => {
  const ask: Canary['ask'] = (as, method, path) => canary().ask(as, method, `${path}/nowhere`);
  await expect(playTurn({ ...canary(), ask })).rejects.toThrow(/answered 404/);
});
