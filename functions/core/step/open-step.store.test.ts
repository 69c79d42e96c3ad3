import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BareBoard, OPENED, startBareBoard } from '../../../test/support/bare-board';
import type { Gate } from '../game/games.records';
import type { OrderedBy } from './steps.store';
import { ordersFor } from './submit-orders';

const HOLDERS = { tower: 'ann', papst: 'bob', greene: 'cho', rossoni: 'dot' } as const;
type Seat = keyof typeof HOLDERS;

let board: BareBoard;
beforeEach(async () => {
  board = await startBareBoard();
});
afterEach(() => board.close());

/** Stores the first orders of a seat, with a gate as it was read. */
const save = async (gate: Gate, seat: Seat, more: Partial<OrderedBy> = {}, ready = true) => {
  const orders = ordersFor(board.deps, gate, { seat, orders: [], ready }, 1);
  const by = { gate, holder: HOLDERS[seat], closesEarly: true, ...more };
  return (await board.store.saveOrders(orders, by, OPENED)).kind;
};
const isDue = async () => (await board.store.stepsDueBefore(OPENED, 9)).length === 1;

describe('orders are not stored', () => {
  test('twice as the same version', async () => {
    const gate = await board.gate();
    expect(await save(gate, 'tower')).toBe('saved');
    expect(await save(gate, 'tower')).toBe('version-conflict');
  });

  test.each<[shows: string, gate: Partial<Gate>]>([
    ['once the step closes', { state: 'closing' }],
    ['once it is another step', { step: 2 }],
    ['for another holder of the seat', { holders: { tower: 'zoe' } }],
    ['for a line of play that a ruling has ended', { line: 1 }],
  ])('%s', async (_, change) => {
    const read = await board.gate();
    await board.setGate(change);
    expect(await save(read, 'tower')).toBe('step-closed');
    expect(await board.store.ordersOfStep(board.id, 1)).toEqual([]);
  });
});

test('in the line of play that a ruling has begun they are', async () => {
  expect(await save(await board.setGate({ line: 1 }), 'tower')).toBe('saved');
});

test('of two who are the last to be ready at once one has to write again, and makes the step due', async () => {
  const read = await board.setGate({ owing: ['tower', 'papst'] });
  expect(await save(read, 'tower')).toBe('saved');
  expect(await save(read, 'papst')).toBe('step-closed');
  expect(await isDue()).toBe(false);
  expect(await save(await board.gate(), 'papst')).toBe('saved');
  expect(await isDue()).toBe(true);
});

test('of three the first two may be ready at once', async () => {
  const read = await board.setGate({ owing: ['tower', 'papst', 'greene'] });
  for (const seat of ['tower', 'papst'] as const) expect(await save(read, seat)).toBe('saved');
  expect(await isDue()).toBe(false);
});

test('the seats that programs order for are all noted, and two that are the first at once not as one', async () => {
  const read = await board.gate();
  const byProgram = { byProgram: true };
  expect(await save(read, 'tower', byProgram)).toBe('saved');
  expect(await save(read, 'papst', byProgram)).toBe('step-closed');
  expect(await save(await board.gate(), 'papst', byProgram)).toBe('saved');
  expect(await save(await board.gate(), 'greene')).toBe('saved');
  expect((await board.gate()).programNow).toEqual({ tower: 'ann', papst: 'bob' });
});
