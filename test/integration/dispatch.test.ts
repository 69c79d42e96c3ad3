import { afterEach, beforeEach, expect, test } from 'vitest';
import { dispatch } from '../../functions/core/notification/dispatch';
import { dueDeliveries } from '../../functions/core/notification/sweep-notifications';
import { type Notifying, startNotifying } from '../support/notifying';
import { startWorld, type World } from '../support/world';

let world: World;
let telling: Notifying;

beforeEach(async () => {
  world = await startWorld();
  telling = startNotifying(world);
  // A person who has used the platform once has an address.
  for (const id of ['ann', 'ben', 'cem']) await (await world.person(id)).put('/me', { zone: 'UTC' });
});
afterEach(() => world.close());

const MINUTE_MS = 60_000;
const CAUSE = { id: 'event', at: 0 };

/** The event is handled, but the deliveries that it wrote are not sent. */
const tell = (...players: readonly string[]) =>
  dispatch(
    world.deps,
    CAUSE,
    players.map((player) => ({
      player,
      notifications: [
        { kind: 'ruling' as const, league: null, title: 'Ruled', lines: [], path: '/', deadline: null },
      ],
    })),
  );

const pass = (milliseconds: number) => world.clock.set(world.clock.now() + milliseconds);
const due = () => dueDeliveries(telling.deps);
async function sendDue() {
  for (const { act } of await due()) await act();
}

test('an event that is handled twice still notifies those whom only the first run addressed', async () => {
  await tell('ann', 'ben');
  await tell('ann', 'cem');
  pass(2 * MINUTE_MS);
  await sendDue();
  expect(telling.sent.map(({ to }) => to.id).sort()).toEqual(['ann', 'ben', 'cem']);
  expect(await due()).toEqual([]);
});

test.each([
  0, 1, 2,
])('delivery %i of an event dies with its run: the others are made, and the next sweep makes it', async (dying) => {
  await tell('ann', 'ben', 'cem');
  pass(2 * MINUTE_MS);
  const { delivery } = world.store;
  const dies = () => Promise.reject(new Error('the process dies'));
  for (const [at, { act }] of (await due()).entries()) {
    Object.assign(world.store, { delivery: at === dying ? dies : delivery });
    await act().catch(() => undefined);
  }
  Object.assign(world.store, { delivery });
  expect(telling.sent).toHaveLength(2);
  pass(2 * MINUTE_MS);
  await sendDue();
  expect(telling.sent.map(({ to }) => to.id).sort()).toEqual(['ann', 'ben', 'cem']);
  expect(await due()).toEqual([]);
});

test('a sweep that read the names before the event came again does not forget the newer ones', async () => {
  await tell('ann');
  pass(2 * MINUTE_MS);
  const tasks = await due();
  await tell('ben');
  for (const { act } of tasks) await act();
  pass(2 * MINUTE_MS);
  await sendDue();
  expect(telling.sent.map(({ to }) => to.id)).toEqual(['ann', 'ben']);
  expect(await due()).toEqual([]);
});
