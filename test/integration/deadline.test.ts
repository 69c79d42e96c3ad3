import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Game, SubmitReply } from '../../functions/core/game/games.schema';
import type { Store } from '../../functions/core/platform/store';
import { closeStep } from '../../functions/core/step/close-step';
import { sweep } from '../../functions/sweep/sweep';
import { dyingAt } from '../support/dying-store';
import { type Board, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

describe('the deadline decides, and a step is adjudicated once', () => {
  const death: { question?: keyof Store } = {};
  let world: World;
  let board: Board;

  beforeEach(async () => {
    world = await startWorld(dyingAt(death));
    board = await startBoard(world, { humans: 7 });
  });
  afterEach(() => world.close());

  const game = async () => (await board.organizer.get<Game>(`/games/${board.game}`)).body;
  const deadline = async () => Date.parse((await game()).deadline ?? '');
  const orders = (ready = false) => ({ orders: [], ready });
  const put = (seat: string, body: unknown, step = 1) =>
    board.players[seat]?.put<SubmitReply>(`/games/${board.game}/steps/${step}/orders`, body);

  test('orders one millisecond before the deadline count, at the deadline they do not', async () => {
    const at = await deadline();
    world.clock.set(at - 1);
    expect((await put('tower', { text: 'A CLO#1 - WAH' }))?.status).toBe(200);
    world.clock.set(at);
    const late = await put('tower', { text: 'A CLO#1 - HRV' });
    expect(late).toMatchObject({ status: 409, body: { code: 'step-closed' } });
    await closeStep(world.deps, board.game, 1);
    const { last } = await game();
    expect(last?.orders.find(({ seat }) => seat === 'tower')?.order).toMatchObject({
      to: 'washington-heights',
    });
  });

  test('a timer that fires early closes nothing', async () => {
    world.clock.set((await deadline()) - 1);
    expect(await closeStep(world.deps, board.game, 1)).toBe('not-due');
    expect(await game()).toMatchObject({ step: 1, state: 'open' });
  });

  test('orders racing the close: what was acknowledged is adjudicated, what came late is refused, nothing between', async () => {
    const at = await deadline();
    const seats = Object.keys(board.players);
    const acknowledged = new Map<string, number>();
    const submit = async (seat: string, text: string) => {
      const reply = await put(seat, { text });
      if (reply?.status === 200)
        acknowledged.set(seat, Math.max(acknowledged.get(seat) ?? 0, reply.body.version));
      else
        expect(reply?.body).toMatchObject({
          code: expect.stringMatching(/^(step-closed|stale-step|version-conflict)$/),
        });
    };
    world.clock.set(at - 1);
    const racing = Array.from({ length: 140 }, async (_, index) => {
      if (index === 70) world.clock.set(at);
      if (index === 80) await closeStep(world.deps, board.game, 1);
      await submit(seats[index % seats.length] ?? '', index % 2 === 0 ? 'VOTE DRAW' : 'PREFER DISBAND #1');
    });
    await Promise.all(racing);
    const stored = await world.store.ordersOfStep(board.game, 1);
    for (const list of stored) expect(list.version).toBe(acknowledged.get(list.seat));
    const record = await world.store.step(board.game, 1);
    expect(record?.given).toEqual(Object.fromEntries(stored.map((list) => [list.seat, list.orders])));
  });

  test('two adjudicators at once write one result', async () => {
    world.clock.set(await deadline());
    const closings = await Promise.all(Array.from({ length: 8 }, () => closeStep(world.deps, board.game, 1)));
    expect(closings.filter((closing) => closing === 'adjudicated')).toHaveLength(1);
    expect((await world.store.steps(board.game)).map(({ step }) => step)).toEqual([0, 1]);
    expect(await world.store.outboxBefore(Number.POSITIVE_INFINITY)).toHaveLength(1);
  });

  const moments = ['gameAndGate', 'closeGate', 'seed', 'stepInPlay', 'ordersOfStep', 'commitStep'] as const;
  test.each(
    moments,
  )('a crash before "%s" is made good by the sweep, with the same result', async (question) => {
    await put('tower', { text: 'A CLO#1 - WAH' });
    world.clock.set(await deadline());
    death.question = question;
    await expect(closeStep(world.deps, board.game, 1)).rejects.toThrow('killed');
    expect((await put('papst', orders()))?.status).toBe(409);
    expect(await sweep(world.deps)).toMatchObject({ closed: 1, failures: [] });
    const { last, step } = await game();
    expect(step).toBe(2);
    expect(last?.orders[0]).toMatchObject({ seat: 'tower', result: 'succeeded' });
  });

  test('a crash while a step closes early is made good by the next sweep, not at the deadline', async () => {
    const seats = Object.keys(board.players);
    for (const seat of seats.slice(0, -1)) await put(seat, orders(true));
    death.question = 'commitStep';
    await expect(put(seats.at(-1) ?? '', orders(true))).rejects.toThrow('killed');
    expect(await game()).toMatchObject({ step: 1, state: 'closing' });
    expect(await sweep(world.deps)).toMatchObject({ closed: 1, overdue: 0, failures: [] });
    expect(await game()).toMatchObject({ step: 2, state: 'open' });
  });

  test('a lost timer is found by the sweep, not before its deadline', async () => {
    const at = await deadline();
    world.clock.set(at - 1);
    expect(await sweep(world.deps)).toMatchObject({ closed: 0, overdue: 0 });
    world.clock.set(at);
    world.clock.set(at + 121_000);
    expect(await sweep(world.deps)).toMatchObject({ closed: 1, overdue: 1 });
    expect(await sweep(world.deps)).toMatchObject({ closed: 0, overdue: 0 });
  });

  test('an event lost on its way is acted on by the sweep', async () => {
    world.clock.set(await deadline());
    await closeStep(world.deps, board.game, 1);
    world.clock.set(world.clock.now() + 31_000);
    expect(await sweep(world.deps)).toMatchObject({ events: 1 });
    expect((await world.store.boards(board.season))[0]).toMatchObject({ step: 1, label: 'Fall 2047' });
    expect(await world.store.outboxBefore(Number.POSITIVE_INFINITY)).toEqual([]);
  });

  test('the next timer is set, and a league that closes at an hour keeps closing at it', async () => {
    const at = await deadline();
    world.clock.set(at + 45_000);
    await closeStep(world.deps, board.game, 1);
    expect(world.timers.at(-1)).toEqual({ game: board.game, step: 2, deadline: at + 24 * 3_600_000 });
  });

  test('all ready closes early; taking ready back in time keeps it open', async () => {
    const seats = Object.keys(board.players);
    for (const seat of seats.slice(0, -1)) await put(seat, orders(true));
    await put('tower', orders(false));
    const lastSeat = seats.at(-1) ?? '';
    expect((await put(lastSeat, orders(true)))?.body.closed).toBe(false);
    expect((await put('tower', orders(true)))?.body.closed).toBe(true);
    expect((await game()).step).toBe(2);
  });

  test('a conflict of transactions is tried again without anybody noticing', async () => {
    world.dynamo.dynamo.failNext('transaction-conflict', { times: 3 });
    expect((await put('tower', orders()))?.status).toBe(200);
  });
});

test('people who are ready before the bots are do not wait for the deadline', async () => {
  const world = await startWorld();
  const board = await startBoard(world, { humans: 1 });
  const [player] = Object.values(board.players);
  const ready = (step: number) =>
    player?.put<SubmitReply>(`/games/${board.game}/steps/${step}/orders`, { orders: [], ready: true });
  expect((await ready(1))?.body.closed).toBe(true);
  expect((await ready(2))?.body.closed).toBe(false);
  expect(await world.store.ordersOfStep(board.game, 2)).toHaveLength(1);
  await world.deliver();
  expect(await world.store.gate(board.game)).toMatchObject({ step: 3, state: 'open' });
  await world.close();
});
