import { afterEach, describe, expect, test } from 'vitest';
import type { Position as DominationPosition } from '../../../engine/domination/types';
import type { Position } from '../../../engine/new-era/types';
import { type BareBoard, caller, DOMINATION, OPENED, startBareBoard } from '../../../test/support/bare-board';
import { type FailingStore, failingStore } from '../../../test/support/failing-store';
import type { Gate, PlanRecord, SeasonRecord, StepRecord } from '../../store/records';
import { closeStep } from './close-step';
import { followPlans } from './give-plans';
import { submitOrders } from './submit-orders';

const PASS = { type: 'pass' };
/** Nobody stands where it attacks. */
const REFUSED = { type: 'attack', card: 'domination', areas: ['usa'] };

let board: BareBoard;
let store: FailingStore;

/** Bob, in the second seat, is on turn; Cho comes next, then Ann. */
async function start(system: SeasonRecord['system'] = 'domination'): Promise<void> {
  store = failingStore();
  board = await startBareBoard({ ...DOMINATION, season: { system }, wrap: store.wrap });
}
afterEach(() => board.close());

/** Stores a plan at the open step, as if it had been made when its seat could. */
async function plan(seat: string, orders: readonly unknown[], more: Partial<PlanRecord> = {}) {
  const { game, gate } = await board.live();
  const holder = game.seats.find((one) => one.seat === seat)?.player.id ?? '';
  const made = { game: game.id, seat, id: board.deps.newId(), orders: [...orders], step: gate.step };
  const record: PlanRecord = { ...made, storedAt: OPENED, refused: null, ...more };
  expect(await board.store.savePlan(record, { gate, holder })).toBe('saved');
  return record;
}
const kept = async () => (await board.store.plansOfGame(board.id)).map(({ seat }) => seat);
const given = async (seat: string) =>
  (await board.store.ordersOfSeat(board.id, (await board.gate()).step, seat))?.orders;

/** Bob orders, so that his step closes. */
async function play(orders: readonly object[] = [PASS]): Promise<void> {
  const sent = await submitOrders(board.deps, caller('bob'), board.id, { step: 1, orders, ready: true });
  expect(sent).toMatchObject({ ok: true, value: { closed: true } });
}
async function follow(step = 1, change: Partial<StepRecord> = {}): Promise<void> {
  const { game, gate } = await board.live();
  const closed = await board.store.step(board.id, step);
  if (closed === undefined) throw new Error(`step ${step} was not played`);
  await followPlans(board.deps, game, gate, { ...closed, ...change });
}

describe('a plan for one turn', () => {
  test('is given as the turn of its seat begins, ready, and is gone', async () => {
    await start();
    await plan('seat-3', [PASS]);
    await plan('seat-1', [PASS]);
    await play();
    await follow();
    expect(await board.store.ordersOfStep(board.id, 2)).toMatchObject([
      { seat: 'seat-3', orders: [PASS], ready: true, version: 1, storedAt: OPENED },
    ]);
    expect(await kept()).toEqual(['seat-1']);
    expect(await board.gate()).not.toHaveProperty('programNow');
  });

  test('that a program has made marks the seat', async () => {
    await start();
    await plan('seat-3', [PASS], { byProgram: true });
    await play();
    await follow();
    expect(await board.gate()).toMatchObject({ programNow: { 'seat-3': 'cho' } });
  });

  test('is refused whole where the rules refuse one order of it', async () => {
    await start();
    await plan('seat-3', [REFUSED, PASS]);
    await play();
    await follow();
    expect(await given('seat-3')).toBeUndefined();
    expect(await board.store.planOfSeat(board.id, 'seat-3')).toMatchObject({
      refused: { path: [0, 'areas'] },
    });
  });

  test.each([
    ['cho', [PASS], []],
    ['zoe', undefined, ['seat-3']],
  ])('is given for the holder of its seat: %s', async (holder, orders, left) => {
    await start();
    await plan('seat-3', [PASS]);
    await play();
    await board.setGate({ holders: { 'seat-3': holder } });
    await follow();
    expect([await given('seat-3'), await kept()]).toEqual([orders, left]);
  });

  test.each<[shows: string, change: Partial<Gate>]>([
    ['while the step closes', { state: 'closing' }],
    ['when a later step is open by now', { step: 3 }],
    ['to a reaction', { pace: 'reaction' }],
    ['while the turn before goes on', { clock: 'turn 1 seat-2 4' }],
    ['to another seat', { owing: ['seat-1'] }],
  ])('is neither given nor refused %s', async (_, change) => {
    for (const orders of [[PASS], [REFUSED]]) {
      await start();
      const made = await plan('seat-3', orders);
      const { clock } = await board.gate();
      expect(clock).toBe('turn 1 seat-2 4');
      await play();
      await board.setGate(change);
      await follow();
      expect(await given('seat-3')).toBeUndefined();
      expect(await board.store.planOfSeat(board.id, 'seat-3')).toEqual(made);
      await board.close();
    }
    await start();
  });

  test('goes with the turn that its seat has had; one that was made since stays', async () => {
    await start();
    await plan('seat-2', [PASS]);
    await plan('seat-1', [PASS]);
    await play();
    await follow();
    expect(await kept()).toEqual(['seat-1']);
    await plan('seat-2', [PASS]);
    await follow();
    expect(await kept()).toEqual(['seat-1', 'seat-2']);
  });

  test('stays while the turn of its seat goes on, and after the set-up', async () => {
    await start();
    await plan('seat-2', [PASS]);
    await follow(0);
    await follow(0, { step: 1 });
    expect(await kept()).toEqual(['seat-2']);
  });

  test.each<[shows: string, position: object, left: readonly string[]]>([
    ['goes where its seat has no more turns', { seats: { vacant: true } }, []],
    ['goes with the game', { phase: 'over' }, []],
    ['stays otherwise', {}, ['seat-1']],
  ])('%s', async (_, { seats, ...change }: { seats?: object }, left) => {
    await start();
    await plan('seat-1', [PASS]);
    await play();
    const now = (await board.store.step(board.id, 1))?.position as DominationPosition;
    const own = now.seats['seat-1'];
    await follow(1, {
      position: { ...now, ...change, seats: { ...now.seats, 'seat-1': { ...own, ...seats } } },
    });
    expect(await kept()).toEqual(left);
  });

  test('stays after a reaction of its seat, which was not its turn', async () => {
    await start('nyc-risk');
    const [seat = ''] = (await board.gate()).owing;
    await plan(seat, [PASS]);
    board.clock.set((await board.gate()).deadline);
    expect(await closeStep(board.deps, board.id, 1)).toBe('adjudicated');
    await follow();
    expect(await kept()).toEqual([seat]);
  });
});

describe('a plan that is a queue', () => {
  /** Cho plans to draft a card and to pass in the turn after; Bob drafts another one first. */
  const planned = async (parts: readonly ('draft' | 'pass')[]) => {
    await start('new-era');
    const { display } = (await board.store.step(board.id, 0))?.position as Position;
    const [taken, next] = (display ?? []).map((card) => ({ type: 'draft', prefer: [card] }));
    if (taken === undefined || next === undefined) throw new Error('there is nothing to draft');
    const orders = parts.map((one) => (one === 'draft' ? next : PASS));
    const made = await plan('seat-3', orders);
    await play([taken]);
    await follow();
    return made;
  };

  test.each<[shows: string, parts: readonly ('draft' | 'pass')[], given: number, left: number]>([
    ['is given as far as it answers now, and the rest waits', ['draft', 'pass'], 1, 1],
    ['is gone once all of it is given', ['draft'], 1, 0],
    ['waits whole where nothing of it answers', ['pass'], 0, 1],
  ])('%s', async (_, parts, count, left) => {
    const { orders, id } = await planned(parts);
    expect(await given('seat-3')).toEqual(count === 0 ? undefined : orders.slice(0, count));
    const rest = await board.store.planOfSeat(board.id, 'seat-3');
    expect(rest?.orders).toEqual(left === 0 ? undefined : orders.slice(-left));
    expect(rest?.id === id).toBe(count === 0);
  });

  test('outlasts the turns of its seat', async () => {
    await planned(['pass']);
    const opening = await board.store.step(board.id, 0);
    const turnOf = (seat: string) => ({
      ...{ ...(opening?.position as Position), phase: 'actions', active: seat },
      awaiting: { seat, decision: 'action' },
    });
    store.answers('stepInPlay', { ...opening, position: turnOf('seat-3') }, 1);
    await follow(1, { position: turnOf('seat-1') });
    expect(await kept()).toEqual(['seat-3']);
  });
});
