import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { View } from '../../engine/domination/types';
import type { Game } from '../../functions/core/game/games.schema';
import type { ProblemReply } from '../../functions/core/platform/common.schema';
import type { Store } from '../../functions/core/platform/store';
import { closeStep } from '../../functions/core/step/close-step';
import type { PlanReply } from '../../functions/core/step/plans.schema';
import { sweep } from '../../functions/sweep/sweep';
import { dyingAt } from '../support/dying-store';
import { type Board, playerOf, startBoard, takeSeat } from '../support/season';
import { startWorld, type World } from '../support/world';

const BUILD = { type: 'build', card: 'domination', areas: ['usa', 'usa'] };
const BRAZIL = { type: 'build', card: 'domination', areas: ['brazil', 'brazil', 'canada'] };
const ATTACK = { type: 'attack', card: 'domination', areas: ['usa'] };
const PASS = { type: 'pass' };

describe('a turn that is planned ahead', () => {
  const death: { question?: keyof Store } = {};
  let world: World;
  let board: Board;
  /** The seats in rotation from the first player. */
  let seats: readonly string[];

  beforeEach(async () => {
    world = await startWorld(dyingAt(death));
    board = await startBoard(world, { system: 'domination', boardSize: 3, humans: 3 });
    const { order, first } = (await game()).position as View;
    const at = order.indexOf(first);
    seats = [...order.slice(at), ...order.slice(0, at)];
  });
  afterEach(() => world.close());

  const game = async () => (await board.organizer.get<Game>(`/games/${board.game}`)).body;
  const seat = (place: number) => playerOf(board, seats[place] ?? '');
  const path = () => `/games/${board.game}/plan`;
  const plan = (place: number, ...orders: readonly object[]) =>
    seat(place).put<PlanReply & ProblemReply>(path(), { orders });
  const planned = async (place: number) => (await seat(place).get<PlanReply>(path())).body.plan;
  const play = (place: number, step: number, ...orders: readonly object[]) =>
    seat(place).put(`/games/${board.game}/steps/${step}/orders`, { orders, ready: true });
  const given = async (step: number) => (await world.store.step(board.game, step))?.given;
  const passDeadline = async (step: number) => {
    world.clock.set(Date.parse((await game()).deadline ?? ''));
    await closeStep(world.deps, board.game, step);
  };

  test('is given when the turn comes, and the step closes at once', async () => {
    expect((await plan(1, BRAZIL)).body.plan).toMatchObject({ orders: [BRAZIL], refused: null });
    await play(0, 1, BUILD);
    await world.deliver();
    expect(await game()).toMatchObject({ step: 3, state: 'open', last: { why: 'all-ready' } });
    expect(await given(2)).toEqual({ [seats[1] ?? '']: [BRAZIL] });
    expect(await planned(1)).toBeNull();
  });

  test('replaces only the plan that the request names, if it names one', async () => {
    const { id, ...first } = (await plan(1, BRAZIL)).body.plan ?? { id: '' };
    expect(first).toMatchObject({ orders: [BRAZIL] });
    const replace = (replaces: string | null) =>
      seat(1).put<PlanReply & ProblemReply>(path(), { orders: [PASS], replaces });
    expect(await replace(null)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect(await planned(1)).toMatchObject({ id, orders: [BRAZIL] });
    expect((await replace(id)).body.plan).toMatchObject({ orders: [PASS] });
    expect(await replace(id)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
  });

  test('plans of several seats follow each other', async () => {
    await plan(1, PASS);
    await plan(2, PASS);
    await play(0, 1, BUILD);
    await world.deliver();
    expect(await game()).toMatchObject({ step: 4, position: { active: seats[0] } });
  });

  test('is kept when one order of it cannot be taken, with the reason; nothing of it is given', async () => {
    await plan(1, BRAZIL, ATTACK);
    await play(0, 1, PASS);
    await world.deliver();
    expect(await game()).toMatchObject({ step: 2, position: { active: seats[1] } });
    expect(await world.store.ordersOfStep(board.game, 2)).toEqual([]);
    expect(await planned(1)).toMatchObject({
      orders: [BRAZIL, ATTACK],
      refused: { path: [1, 'areas'], rule: '5.5' },
    });
    expect(await plan(1, PASS)).toMatchObject({ status: 409, body: { code: 'on-turn' } });
    await play(1, 2, BRAZIL);
    await world.deliver();
    expect(await planned(1)).toBeNull();
  });

  test('is deleted with the turn that it could not be given in, also when the deadline ends it', async () => {
    await plan(1, ATTACK);
    await play(0, 1, PASS);
    await world.deliver();
    await passDeadline(2);
    await world.deliver();
    expect(await planned(1)).toBeNull();
  });

  test('may be against the rules now and possible later', async () => {
    expect((await plan(1, ATTACK)).status).toBe(200);
    await play(0, 1, BUILD);
    await world.deliver();
    expect(await given(2)).toEqual({ [seats[1] ?? '']: [ATTACK] });
  });

  test('is replaced by the next one, and deleted when its player likes', async () => {
    await plan(1, BRAZIL);
    await plan(1, PASS);
    await plan(2, BRAZIL);
    expect(await seat(2).remove(path())).toMatchObject({ status: 200, body: { plan: null } });
    expect((await seat(2).remove(path())).status).toBe(200);
    await play(0, 1, BUILD);
    await world.deliver();
    expect(await given(2)).toEqual({ [seats[1] ?? '']: [PASS] });
    expect(await game()).toMatchObject({ step: 3, position: { active: seats[2] } });
  });

  const refusals: readonly (readonly [shows: string, body: object, expected: object])[] = [
    ['no orders', { orders: [] }, { code: 'invalid' }],
    ['too many', { orders: Array.from({ length: 201 }, () => PASS) }, { code: 'invalid' }],
    [
      'orders that nobody could read',
      { orders: [PASS, { type: 'fly' }] },
      { code: 'orders-refused', problems: [{ path: [1], rule: '12.2' }] },
    ],
  ];
  test.each(refusals)('%s: refused, and the plan before stays', async (_, body, expected) => {
    await plan(1, BRAZIL);
    expect(await seat(1).put(path(), body)).toMatchObject({ status: 422, body: expected });
    expect(await planned(1)).toMatchObject({ orders: [BRAZIL] });
  });

  test('is nobody’s but the seat’s: others, visitors and the organizer read and change nothing', async () => {
    await plan(1, BRAZIL);
    expect(await planned(2)).toBeNull();
    for (const person of [board.organizer, world.visitor()]) {
      const answers = [
        await person.get(path()),
        await person.put(path(), { orders: [PASS] }),
        await person.remove(path()),
      ];
      for (const { status } of answers) expect([401, 403]).toContain(status);
    }
    expect(await planned(1)).toMatchObject({ orders: [BRAZIL] });
  });

  test('goes with its player when the seat is given to another', async () => {
    await plan(1, BRAZIL);
    const ruling = { kind: 'replace', seat: seats[1], player: null, reason: 'They have left.' };
    expect((await board.organizer.post(`/games/${board.game}/rulings`, ruling)).status).toBe(200);
    expect(await world.store.planOfSeat(board.game, seats[1] ?? '')).toBeUndefined();
  });

  test('a substitute finds no plan of the player before, also if the platform dies then', async () => {
    await plan(1, BRAZIL);
    const zoe = await world.person('zoe');
    await zoe.post(`/leagues/${board.league}/members`);
    const ruling = { kind: 'replace', seat: seats[1], player: 'zoe', reason: 'They have left.' };
    await board.organizer.post(`/games/${board.game}/rulings`, ruling);
    death.question = 'deletePlan';
    await takeSeat(zoe, board.game, seats[1] ?? '').catch(() => undefined);
    delete death.question;
    expect((await game()).seats.map(({ player }) => player.id)).toContain('zoe');
    expect(await world.store.planOfSeat(board.game, seats[1] ?? '')).toBeUndefined();
  });

  test('the player on turn sends orders, not a plan', async () => {
    expect(await plan(0, BUILD)).toMatchObject({ status: 409, body: { code: 'on-turn' } });
  });

  const moments = ['plansOfGame', 'givePlan', 'ordersOfStep', 'closeGate', 'commitStep', 'settle'] as const;
  test.each(moments)('a crash before "%s" is made good by the sweep: given once', async (question) => {
    await plan(1, BRAZIL);
    await play(0, 1, BUILD);
    death.question = question;
    await expect(world.deliver()).rejects.toThrow('killed');
    for (let again = 0; again < 3; again += 1) {
      world.clock.set(world.clock.now() + 31_000);
      expect(await sweep(world.deps)).toMatchObject({ failures: [] });
    }
    expect(await game()).toMatchObject({ step: 3, state: 'open' });
    expect(await given(2)).toEqual({ [seats[1] ?? '']: [BRAZIL] });
    expect(await planned(1)).toBeNull();
    expect(await world.store.outboxBefore(Number.POSITIVE_INFINITY)).toEqual([]);
  });

  test('orders that the player gave after a crash stand: the plan does not replace them', async () => {
    await plan(1, BRAZIL);
    await play(0, 1, BUILD);
    death.question = 'givePlan';
    await expect(world.deliver()).rejects.toThrow('killed');
    await seat(1).put(`/games/${board.game}/steps/2/orders`, { orders: [ATTACK], ready: false });
    await world.deliver();
    expect((await game()).step).toBe(2);
    expect(await world.store.ordersOfSeat(board.game, 2, seats[1] ?? '')).toMatchObject({
      orders: [ATTACK],
      ready: false,
    });
  });

  test('the same event twice at once gives the plan once', async () => {
    await plan(1, BRAZIL);
    await plan(2, PASS);
    await play(0, 1, BUILD);
    await Promise.all(Array.from({ length: 6 }, () => world.deliver()));
    await world.deliver();
    expect(await game()).toMatchObject({ step: 4, state: 'open' });
    expect(await given(2)).toEqual({ [seats[1] ?? '']: [BRAZIL] });
    expect(await given(3)).toEqual({ [seats[2] ?? '']: [PASS] });
  });

  test('at the deadline it is not given any more, and is deleted with the turn', async () => {
    await plan(1, BRAZIL);
    await play(0, 1, BUILD);
    world.clock.set(Date.parse((await game()).deadline ?? ''));
    await Promise.all([closeStep(world.deps, board.game, 2), world.deliver()]);
    await world.deliver();
    expect((await game()).step).toBe(3);
    expect(await given(2)).toEqual({});
    expect(await planned(1)).toBeNull();
  });

  test('of plans that race the opening of the turn, what was acknowledged last is given', async () => {
    // Each can be given, in whatever order they arrive.
    const list = [BRAZIL, PASS, { ...BRAZIL, areas: ['brazil', 'canada', 'canada'] }, PASS];
    const acknowledged: object[] = [];
    const planning = async () => {
      for (const orders of list) if ((await plan(1, orders)).status === 200) acknowledged.push(orders);
    };
    await Promise.all([planning(), play(0, 1, BUILD)]);
    await world.deliver();
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(await given(2)).toEqual({ [seats[1] ?? '']: [acknowledged.at(-1)] });
  });

  test('a seat that became vacant has no turn, and its plan is deleted', async () => {
    await play(0, 1, BUILD);
    await world.deliver();
    await plan(2, BRAZIL);
    await seat(2).put(`/games/${board.game}/steps/2/orders`, { orders: [{ type: 'resign' }], ready: false });
    await play(1, 2, PASS);
    await world.deliver();
    expect(await game()).toMatchObject({ position: { active: seats[0] } });
    expect(await planned(2)).toBeNull();
    expect(await plan(2, PASS)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  });
});

test('where all order at once there is nothing to plan ahead', async () => {
  const world = await startWorld();
  const board = await startBoard(world, { humans: 1 });
  const [player] = Object.values(board.players);
  expect(await player?.put(`/games/${board.game}/plan`, { orders: [{}] })).toMatchObject({
    status: 403,
    body: { code: 'not-allowed' },
  });
  await world.close();
});
