import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Position } from '../../../engine/new-era/types';
import { PASS, type PlannedBoard, startPlannedBoard } from '../../../test/support/planned-board';

let board: PlannedBoard;
beforeEach(async () => {
  board = await startPlannedBoard('new-era');
});
afterEach(() => board.close());

describe('a plan that is a queue', () => {
  /** Cho queues drafting a card and passing in the turn after; Bob drafts another card first. */
  const planned = async (parts: readonly ('draft' | 'pass')[]) => {
    const { display } = (await board.store.step(board.id, 0))?.position as Position;
    const [taken, next] = (display ?? []).map((card) => ({ type: 'draft', prefer: [card] }));
    if (taken === undefined || next === undefined) throw new Error('there is nothing to draft');
    const orders = parts.map((one) => (one === 'draft' ? next : PASS));
    const made = await board.plan('seat-3', orders);
    await board.play([taken]);
    await board.follow();
    return made;
  };

  test.each<[shows: string, parts: readonly ('draft' | 'pass')[], given: number, left: number]>([
    ['is given as far as it answers now, and the rest waits', ['draft', 'pass'], 1, 1],
    ['is gone once all of it is given', ['draft'], 1, 0],
    ['waits whole where nothing of it answers', ['pass'], 0, 1],
  ])('%s', async (_, parts, count, left) => {
    const { orders, id } = await planned(parts);
    expect(await board.given('seat-3')).toEqual(count === 0 ? undefined : orders.slice(0, count));
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
    board.failing.answers('stepInPlay', { ...opening, position: turnOf('seat-3') }, 1);
    await board.follow(1, { position: turnOf('seat-1') });
    expect(await board.kept()).toEqual(['seat-3']);
  });
});
