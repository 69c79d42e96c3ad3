import { expect } from 'vitest';
import type { PlanRecord, StepRecord } from '../../functions/core/game/games.records';
import type { SeasonRecord } from '../../functions/core/season/seasons.records';
import { followPlans } from '../../functions/core/step/give-plans';
import { submitOrders } from '../../functions/core/step/submit-orders';
import { type BareBoard, caller, DOMINATION, OPENED, startBareBoard } from './bare-board';
import { type FailingStore, failingStore } from './failing-store';

export const PASS = { type: 'pass' };

/** A board on which a test sets the plans. Bob, in the second seat, is on turn; Cho is next, then Ann. */
export interface PlannedBoard extends BareBoard {
  readonly failing: FailingStore;
  /** Stores a plan at the open step, as if its seat had made it earlier. */
  plan(seat: string, orders: readonly unknown[], more?: Partial<PlanRecord>): Promise<PlanRecord>;
  /** The seats with stored plans. */
  kept(): Promise<readonly string[]>;
  /** A seat's orders in the open step. */
  given(seat: string): Promise<readonly unknown[] | undefined>;
  /** Bob orders, so that his step closes. */
  play(orders?: readonly object[]): Promise<void>;
  /** Handles a played step, or one that a test changes. */
  follow(step?: number, change?: Partial<StepRecord>): Promise<void>;
}

export async function startPlannedBoard(
  system: SeasonRecord['system'] = 'domination',
): Promise<PlannedBoard> {
  const failing = failingStore();
  const board = await startBareBoard({ ...DOMINATION, season: { system }, wrap: failing.wrap });
  return {
    ...board,
    failing,
    async plan(seat, orders, more = {}) {
      const { game, gate } = await board.live();
      const holder = game.seats.find((one) => one.seat === seat)?.player.id ?? '';
      const made = { game: game.id, seat, id: board.deps.newId(), orders: [...orders], step: gate.step };
      const record: PlanRecord = { ...made, storedAt: OPENED, refused: null, ...more };
      expect(await board.store.savePlan(record, { gate, holder })).toBe('saved');
      return record;
    },
    kept: async () => (await board.store.plansOfGame(board.id)).map(({ seat }) => seat),
    given: async (seat) =>
      (await board.store.ordersOfSeat(board.id, (await board.gate()).step, seat))?.orders,
    async play(orders = [PASS]) {
      const sent = await submitOrders(board.deps, caller('bob'), board.id, { step: 1, orders, ready: true });
      expect(sent).toMatchObject({ ok: true, value: { closed: true } });
    },
    async follow(step = 1, change = {}) {
      const { game, gate } = await board.live();
      const closed = await board.store.step(board.id, step);
      if (closed === undefined) throw new Error(`step ${step} was not played`);
      await followPlans(board.deps, game, gate, { ...closed, ...change });
    },
  };
}
