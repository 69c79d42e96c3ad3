import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { View } from '../../engine/new-era/types';
import type { Game } from '../../functions/core/game/games.schema';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import type { Store } from '../../functions/core/platform/store';
import type { PlanReply } from '../../functions/core/step/plans.schema';
import { sweep } from '../../functions/sweep/sweep';
import { dyingAt } from '../support/dying-store';
import { type Board, playerOf, startBoard } from '../support/season';
import { startWorld, type World } from '../support/world';

const SCRAP = { type: 'trade', resource: 'scrap' };
const FUEL = { type: 'trade', resource: 'fuel' };
const PASS = { type: 'pass' };
/** No one has this location in their state. */
const LOST = { type: 'work', location: 'arena#1' };

describe('a plan that is a queue', () => {
  const death: { question?: keyof Store } = {};
  let world: World;
  let board: Board;

  beforeEach(async () => {
    world = await startWorld(dyingAt(death));
    const options = { target: 33, maxTurns: 2 };
    board = await startBoard(world, { system: 'new-era', boardSize: 2, humans: 2, options });
  });
  afterEach(() => world.close());

  const game = async () => (await board.organizer.get<Game>(`/games/${board.game}`)).body;
  const view = async () => (await game()).position as View;
  const path = () => `/games/${board.game}/plan`;
  const plan = (seat: string, ...orders: readonly object[]) =>
    playerOf(board, seat).put<PlanReply & ProblemReply>(path(), { orders });
  const planned = async (seat: string) =>
    (await playerOf(board, seat).get<PlanReply>(path())).body.plan?.orders ?? [];
  const play = async (seat: string, ...orders: readonly object[]) => {
    const { step } = await game();
    const sent = { orders, ready: true };
    expect(await playerOf(board, seat).put(`/games/${board.game}/steps/${step}/orders`, sent)).toMatchObject({
      status: 200,
    });
    await world.deliver();
  };
  /** Picks until the actions begin. @returns the seats in turn order */
  const draft = async () => {
    for (;;) {
      const { awaiting, phase, first, seats } = await view();
      if (phase === 'actions') return [first, ...seats.filter((seat) => seat !== first)] as const;
      await play(awaiting?.seat ?? '', { type: 'draft', prefer: (await view()).display ?? [] });
    }
  };

  test('gives one action a turn and keeps the rest', async () => {
    const [first, second = ''] = await draft();
    await plan(second, SCRAP, PASS);
    await play(first, FUEL);
    expect(await view()).toMatchObject({ awaiting: { seat: first } });
    expect((await view()).players[second]?.goods.scrap).toBeGreaterThan(0);
    expect(await planned(second)).toEqual([PASS]);
    await play(first, PASS);
    expect(await view()).toMatchObject({ turn: 2, phase: 'lookout' });
    expect(await planned(second)).toEqual([]);
  });

  test('passes over what cannot be carried out, and its seat reads why', async () => {
    const [first, second = ''] = await draft();
    await plan(second, LOST, SCRAP, FUEL);
    await play(first, FUEL);
    const { last } = (await playerOf(board, second).get<Game>(`/games/${board.game}`)).body;
    expect(last?.orders).toMatchObject([
      { seat: second, result: 'rejected', reason: '6.7' },
      { seat: second, result: 'ok' },
    ]);
    expect(await planned(second)).toEqual([FUEL]);
  });

  test('is kept whole where nothing of it can be carried out, and its seat is asked', async () => {
    const [first, second = ''] = await draft();
    await plan(second, LOST);
    await play(first, FUEL);
    expect(await view()).toMatchObject({ awaiting: { seat: second } });
    expect(await planned(second)).toEqual([LOST]);
  });

  test('may be stored in one’s own turn, and goes on after it until nothing is left', async () => {
    const [first, second = ''] = await draft();
    expect((await plan(first, LOST, PASS)).status).toBe(200);
    await plan(second, PASS);
    await play(first, FUEL);
    expect(await view()).toMatchObject({ turn: 2, phase: 'lookout' });
    expect(await planned(first)).toEqual([]);
  });

  test('a ranking of cards is given at the next pick, while actions in the queue wait', async () => {
    const { awaiting, seats, display } = await view();
    const other = seats.find((seat) => seat !== awaiting?.seat) ?? '';
    const wish = { type: 'draft', prefer: [...(display ?? [])].reverse() };
    await plan(other, PASS, wish);
    await play(awaiting?.seat ?? '', { type: 'draft', prefer: display ?? [] });
    const { picks, players } = await view();
    expect([picks, players[other]?.hand]).toEqual([2, 5]);
    expect(await planned(other)).toEqual([PASS]);
  });

  test('holds nothing that could never be read, and no standing orders', async () => {
    const { seats } = await view();
    for (const order of [{ type: 'fly' }, { type: 'standing', spoils: 'all' }])
      expect((await plan(seats[0] ?? '', PASS, order)).body).toMatchObject({
        code: 'orders-refused',
        problems: [{ path: [1, ...(order.type === 'fly' ? [] : ['type'])] }],
      });
  });

  test.each([
    'givePlan',
    'closeGate',
    'commitStep',
  ] as const)('a crash before "%s" is made good by the sweep: each action once', async (question) => {
    const [first, second = ''] = await draft();
    await plan(second, SCRAP, FUEL);
    const { step } = await game();
    const sent = { orders: [SCRAP], ready: true };
    await playerOf(board, first).put(`/games/${board.game}/steps/${step}/orders`, sent);
    death.question = question;
    await expect(world.deliver()).rejects.toThrow('killed');
    for (let again = 0; again < 3; again += 1) {
      world.clock.set(world.clock.now() + 31_000);
      expect(await sweep(world.deps)).toMatchObject({ failures: [] });
    }
    expect((await world.store.step(board.game, step + 1))?.given).toEqual({ [second]: [SCRAP] });
    expect(await planned(second)).toEqual([FUEL]);
  });
});
