import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Position } from '../../../engine/domination/types';
import { type BareBoard, DOMINATION, startBareBoard } from '../../../test/support/bare-board';
import { type FailingStore, failingStore } from '../../../test/support/failing-store';
import { closeStep } from '../step/close-step';
import { carryOutTakeBack } from './carry-out-take-back';
import type { TakeBackRecord } from './rulings.records';

const PASS = { type: 'pass' };

let board: BareBoard;
let store: FailingStore;

/** Bob, in the second seat, was silent in step 1; step 2 is open. */
beforeEach(async () => {
  store = failingStore();
  board = await startBareBoard({ ...DOMINATION, wrap: store.wrap });
  board.clock.set((await board.gate()).deadline);
  expect(await closeStep(board.deps, board.id, 1)).toBe('adjudicated');
  for (const event of await board.events()) await board.store.settle(event);
});
afterEach(() => board.close());

async function carryOut(change: Partial<TakeBackRecord>): Promise<void> {
  const takeBack = { game: board.id, ruling: 1, at: 0, from: 1, last: 1, again: 0, orders: null, ...change };
  const stopped = await board.setGate({ state: 'taking-back', line: 1, step: takeBack.from, owing: [] });
  store.answers('takeBackOf', takeBack, 1);
  await carryOutTakeBack(board.deps, await board.game(), stopped);
}

test('plans go with the turns for which they were made', async () => {
  const { game, gate } = await board.live();
  for (const { seat, player } of game.seats) {
    const plan = { game: game.id, seat, id: seat, orders: [PASS], step: 2, storedAt: 0, refused: null };
    expect(await board.store.savePlan(plan, { gate, holder: player.id })).toBe('saved');
  }
  await carryOut({});
  expect(await board.store.plansOfGame(board.id)).toEqual([]);
});

test('the step that is open again follows the last one that stands, which the event names', async () => {
  await carryOut({});
  expect(await board.gate()).toMatchObject({ state: 'open', step: 1, line: 1, owing: ['seat-2'] });
  expect(await board.events()).toMatchObject([{ kind: 'step-closed', step: 0, finished: false }]);
});

test('a correction that ends the game says so', async () => {
  const position = (await board.store.step(board.id, 1))?.position as Position;
  await carryOut({ from: 2, position: { ...position, phase: 'over' } });
  expect(await board.gate()).toMatchObject({ state: 'finished', step: 1 });
  expect(await board.events()).toMatchObject([{ kind: 'step-closed', step: 1, finished: true }]);
});
