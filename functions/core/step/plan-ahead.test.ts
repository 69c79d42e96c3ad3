import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Position } from '../../../engine/domination/types';
import {
  type BareBoard,
  type BareOptions,
  caller,
  DOMINATION,
  OPENED,
  program,
  startBareBoard,
} from '../../../test/support/bare-board';
import { type FailingStore, failingStore } from '../../../test/support/failing-store';
import type { Gate } from '../game/games.records';
import { forgetPlan, planAhead, planOf } from './plan-ahead';

const PASS = { type: 'pass' };

let board: BareBoard;
let store: FailingStore;

/** Bob holds the seat on turn; Ann and Cho are next. */
async function start(season: BareOptions['season'] = {}): Promise<void> {
  store = failingStore();
  const options = { ...DOMINATION, season: { ...DOMINATION.season, ...season } };
  board = await startBareBoard({ ...options, wrap: store.wrap });
}
afterEach(() => board.close());

const plan = async (
  who: ReturnType<typeof caller>,
  orders: readonly unknown[] = [PASS],
  replaces?: string | null,
) => {
  const outcome = await planAhead(board.deps, who, board.id, { orders: [...orders], replaces });
  if (outcome.ok) return 'planned';
  return outcome.refusal.code === 'not-allowed' ? outcome.refusal.why.text : outcome.refusal.code;
};
const forget = async (who: ReturnType<typeof caller>) => {
  const outcome = await forgetPlan(board.deps, who, board.id);
  return outcome.ok ? 'forgotten' : outcome.refusal.code;
};
const stored = () => board.store.planOfSeat(board.id, 'seat-1');

describe('a plan', () => {
  beforeEach(() => start());

  test('is kept at the step that is open, and read by its seat alone', async () => {
    expect(await planOf(board.deps, caller('ann'), board.id)).toEqual({ ok: true, value: null });
    expect(await plan(caller('ann'))).toBe('planned');
    const kept = await stored();
    expect(kept).toMatchObject({ game: board.id, seat: 'seat-1', orders: [PASS], step: 1, refused: null });
    expect(kept).toMatchObject({ storedAt: OPENED });
    expect(kept).not.toHaveProperty('byProgram');
    expect(await planOf(board.deps, caller('ann'), board.id)).toEqual({ ok: true, value: kept });
    expect(await planOf(board.deps, caller('cho'), board.id)).toEqual({ ok: true, value: null });
    const stranger = await planOf(board.deps, caller('somebody'), board.id);
    expect(stranger).toMatchObject({ refusal: { code: 'not-your-seat' } });
  });

  test('of a program is marked as such', async () => {
    expect(await plan(program('ann'))).toBe('planned');
    expect(await stored()).toMatchObject({ byProgram: true });
  });

  test.each<[shows: string, id: string, gate: Partial<Gate>, expected: string]>([
    ['of who holds no seat', 'somebody', {}, 'not-your-seat'],
    ['of who is on turn', 'bob', {}, 'on-turn'],
    ['of who owes a reaction is for their next turn', 'bob', { pace: 'reaction' }, 'planned'],
    ['in a game that is over', 'ann', { state: 'finished' }, 'game-finished'],
    ['while steps are taken back', 'ann', { state: 'taking-back' }, 'changed-meanwhile'],
    ['while the step closes waits for the next', 'ann', { state: 'closing' }, 'planned'],
  ])('%s', async (_, id, gate, expected) => {
    await board.setGate(gate);
    expect(await plan(caller(id))).toBe(expected);
  });

  const vacate = () =>
    board.setPosition((position: Position) => {
      const own = position.seats['seat-1'];
      if (own === undefined) throw new Error('no such seat');
      return { ...position, seats: { ...position.seats, 'seat-1': { ...own, vacant: true } } };
    });

  test('is not judged by a position that a ruling may change', async () => {
    await vacate();
    await board.setGate({ state: 'taking-back' });
    expect(await plan(caller('ann'))).toBe('changed-meanwhile');
  });

  test('of who has no more turns is refused', async () => {
    await vacate();
    expect(await plan(caller('ann'))).toBe('noMoreTurns');
    expect(await plan(caller('cho'))).toBe('planned');
  });

  test('that nobody could read is refused, and the one before stays', async () => {
    await plan(caller('ann'));
    expect(await plan(caller('ann'), [{ type: 'fly' }])).toBe('orders-refused');
    expect(await stored()).toMatchObject({ orders: [PASS] });
  });

  test.each([
    [4, 'planned'],
    [5, 'changed-meanwhile'],
  ])('that meets the opening of its turn is tried again: %i times, then %s', async (times, expected) => {
    store.answers('savePlan', 'step-over', times);
    expect(await plan(caller('ann'))).toBe(expected);
    expect((await stored())?.orders).toEqual(expected === 'planned' ? [PASS] : undefined);
  });

  test('replaces the one that it names, and no other', async () => {
    expect(await plan(caller('ann'), [PASS], 'gone')).toBe('changed-meanwhile');
    expect(await plan(caller('ann'), [PASS], null)).toBe('planned');
    const first = await stored();
    expect(await plan(caller('ann'), [PASS, PASS], null)).toBe('changed-meanwhile');
    expect(await stored()).toEqual(first);
    expect(await plan(caller('ann'), [PASS, PASS], first?.id)).toBe('planned');
    expect((await stored())?.id).not.toBe(first?.id);
    expect(await plan(caller('ann'), [PASS], first?.id)).toBe('changed-meanwhile');
    expect((await stored())?.orders).toEqual([PASS, PASS]);
  });

  test.each([
    ['none', null],
    ['one', 'the first'],
  ])('is refused where another one arrives between its two looks at %s', async (_, first) => {
    if (first !== null) await plan(caller('ann'));
    const replaces = (await stored())?.id ?? null;
    store.beforeNext('savePlan', async () => void (await plan(caller('ann'), [PASS, PASS])));
    expect(await plan(caller('ann'), [PASS], replaces)).toBe('changed-meanwhile');
    expect((await stored())?.orders).toEqual([PASS, PASS]);
  });

  test('is deleted by its player, also where there is none', async () => {
    await plan(caller('ann'));
    await plan(caller('cho'));
    expect(await forget(caller('somebody'))).toBe('not-your-seat');
    expect(await forget(caller('ann'))).toBe('forgotten');
    expect(await forget(caller('ann'))).toBe('forgotten');
    expect((await board.store.plansOfGame(board.id)).map(({ seat }) => seat)).toEqual(['seat-3']);
  });
});

test('where programs may not order they neither plan nor delete a plan', async () => {
  await start({ programs: 'refused' });
  expect(await plan(caller('ann'))).toBe('planned');
  const kept = await stored();
  expect(await plan(program('ann'), [PASS, PASS])).toBe('programs-refused');
  expect(await forget(program('ann'))).toBe('programs-refused');
  expect(await stored()).toEqual(kept);
});

test('where all order at once nothing can be planned', async () => {
  board = await startBareBoard();
  expect(await plan(caller('ann'))).toBe('nothingToPlan');
});

test('where a plan is a queue, who is on turn plans as well', async () => {
  await start({ system: 'new-era' });
  await board.setGate({ pace: 'decision', owing: ['seat-1'] });
  expect(await plan(caller('ann'))).toBe('planned');
});
