import { afterEach, expect, test } from 'vitest';
import { closeStep } from '../../functions/core/step/close-step';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: World;
let board: Board;

const start = async (deadlines: Record<string, unknown>, choices: Record<string, unknown> = {}) => {
  world = await startWorld();
  board = await startBoard(world, {
    humans: 3,
    system: 'domination',
    boardSize: 3,
    deadlines: { orders: 60, adjustment: 60, ...deadlines },
    choices,
  });
};
afterEach(() => world.close());

const gate = async () => {
  const found = await world.store.gate(board.game);
  if (found === undefined) throw new Error('the game has no gate');
  return found;
};
/** The open decision ends at its deadline, with its default. */
const timeOut = async () => {
  const { step, deadline } = await gate();
  world.clock.set(deadline);
  await closeStep(world.deps, board.game, step);
  await world.deliver();
};

test('a reserve is added to the first decision, used by it, and gone when it has run out', async () => {
  await start({ reserve: { start: 120, increment: 10, most: 150 } });
  const first = await gate();
  const [seat = ''] = first.owing;
  expect({ pace: first.pace, time: first.deadline - first.openedAt }).toEqual({
    pace: 'decision',
    time: 3 * HOUR,
  });
  await timeOut();
  expect((await gate()).reserve).toEqual({ [seat]: 0 });
  // All others have their whole time.
  const next = await gate();
  expect(next.owing).not.toContain(seat);
  expect(next.deadline - next.openedAt).toBe(3 * HOUR);
});

test('a grace gives nothing of the reserve back to a player who let it run out', async () => {
  await start(
    { reserve: { start: 120, increment: 10, most: 150 } },
    { absence: { grace: { minutes: 180, times: 1 } } },
  );
  const { openedAt, deadline, owing } = await gate();
  const [seat = ''] = owing;
  await timeOut();
  expect(await gate()).toMatchObject({ step: 1, deadline: deadline + 3 * HOUR, grace: { seats: [seat] } });
  world.clock.set(deadline + MINUTE);
  await playerOf(board, seat).put(`/games/${board.game}/steps/1/orders`, { orders: [], ready: true });
  expect(deadline - openedAt).toBe(3 * HOUR);
  expect(await gate()).toMatchObject({ step: 2, reserve: { [seat]: 10 * MINUTE } });
});

test('a decision within its time leaves the reserve, and adds the increment', async () => {
  await start({ reserve: { start: 120, increment: 10, most: 150 } });
  const { owing, openedAt } = await gate();
  const [seat = ''] = owing;
  world.clock.set(openedAt + 90 * MINUTE);
  const sent = await playerOf(board, seat).put(`/games/${board.game}/steps/1/orders`, {
    orders: [],
    ready: true,
  });
  expect(sent).toMatchObject({ status: 200, body: { closed: true } });
  // Half an hour beyond the time of a decision, plus ten minutes for having given it.
  expect((await gate()).reserve).toEqual({ [seat]: 100 * MINUTE });
});

test('a slow adjudication takes nothing of the reserve: time counts until the decision was made', async () => {
  await start({ reserve: { start: 120, increment: 10, most: 150 } });
  const { owing, openedAt } = await gate();
  const [seat = ''] = owing;
  world.clock.set(openedAt + 90 * MINUTE);
  const { store } = world.deps;
  // The step is closed; reading its orders takes three quarters of an hour.
  const ordersOfStep: typeof store.ordersOfStep = (...asked) => {
    world.clock.set(openedAt + 135 * MINUTE);
    return store.ordersOfStep(...asked);
  };
  Object.assign(world.deps, { store: { ...store, ordersOfStep } });
  const orders = { orders: [], ready: true };
  await playerOf(board, seat).put(`/games/${board.game}/steps/1/orders`, orders);
  expect(await gate()).toMatchObject({ step: 2, reserve: { [seat]: 100 * MINUTE } });
});

test('a decision whose deadline falls into the quiet hours of its player waits for their end', async () => {
  await start({ quietHours: true });
  const { owing } = await gate();
  const others = Object.keys(board.players).filter((seat) => !owing.includes(seat));
  // It is 19:00; the first decision ends at 20:00, the next one would at 21:00.
  for (const seat of others)
    expect(
      await playerOf(board, seat).put('/me', { quiet: { from: '20:30', to: '07:00', zone: 'UTC' } }),
    ).toMatchObject({ status: 200 });
  await timeOut();
  expect(new Date((await gate()).deadline).toISOString()).toBe('2026-11-22T07:00:00.000Z');
  expect((await gate()).moved).toBe(10 * HOUR);
});

test('quiet hours are refused when nobody could ever decide', async () => {
  await start({});
  const [player] = Object.values(board.players);
  const quiet = { from: '08:00', to: '06:00', zone: 'UTC' };
  expect(await player?.put('/me', { quiet })).toMatchObject({
    status: 422,
    body: { problems: [{ path: ['quiet', 'to'] }] },
  });
});
