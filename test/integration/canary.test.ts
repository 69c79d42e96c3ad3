import { afterEach, beforeEach, expect, test } from 'vitest';
import { CANARIES, type Canary } from '../../functions/canary/board';
import { playTurn } from '../../functions/canary/play-turn';
import { sessionFor } from '../../functions/canary/session';
import { watchDeadline } from '../../functions/canary/watch-deadline';
import { sweep } from '../../functions/sweep/sweep';
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

test.each([60, 1440])('goes on with its board after %i minutes', async (minutes) => {
  const first = await playTurn(canary());
  world.clock.set(world.clock.now() + minutes * 60_000);
  await sweep(world.deps);
  await world.deliver();
  expect(await playTurn(canary())).toMatchObject({ game: first.game, step: first.step + 2 });
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

/** An hour in which the platform's scheduled work runs each minute. */
async function anHour(): Promise<void> {
  const end = world.clock.now() + 60 * 60_000;
  while (world.clock.now() < end) {
    world.clock.set(world.clock.now() + 60_000);
    await sweep(world.deps);
    await world.deliver();
  }
}

test('sees each hour that a turn was closed by its deadline, and how late', async () => {
  expect(await watchDeadline(canary())).toMatchObject({ step: 1, late: null });
  await anHour();
  expect(await watchDeadline(canary())).toMatchObject({ step: 2, late: null });
  await anHour();
  const { step, late } = await watchDeadline(canary());
  expect(step).toBe(3);
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThanOrEqual(60_000);
  // The smoke test closes one at once, which does not test deadlines.
  await playTurn(canary());
  expect(await watchDeadline(canary())).toMatchObject({ step: 4, late: null });
});

test('says that a deadline closes nothing, and that it closed a turn late', async () => {
  const { game } = await playTurn(canary());
  world.clock.set(world.clock.now() + 60 * 60_000);
  await expect(watchDeadline(canary())).rejects.toThrow(`step 2 of ${game} is still open, 5 minutes after`);
  await sweep(world.deps);
  await world.deliver();
  await expect(watchDeadline(canary())).rejects.toThrow(`step 2 of ${game} closed 5 minutes after`);
});

test('says that a paused board has no deadline to watch', async () => {
  const { game } = await watchDeadline(canary());
  const reason = 'Somebody looks into it.';
  await canary().ask(CANARIES.organizer, 'POST', `/games/${game}/rulings`, { kind: 'pause', reason });
  await expect(watchDeadline(canary())).rejects.toThrow(`step 1 of ${game} has no deadline to watch`);
});

test('says what was refused', async () => {
  const ask: Canary['ask'] = (as, method, path) => canary().ask(as, method, `${path}/nowhere`);
  await expect(playTurn({ ...canary(), ask })).rejects.toThrow(/answered 404/);
});
