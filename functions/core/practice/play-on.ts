import type { PracticeLevel } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import type { StepClosed } from '../platform/events.records';
import { closeStep } from '../step/close-step';
import { giveAutomaticOrders } from '../step/give-automatic-orders';
import { followPlans } from '../step/give-plans';
import { playBots } from '../step/play-bots';

/**
 * How many steps one run plays, so that no run takes more than seconds: the event of the last step starts another run.
 */
const MOST: Readonly<Record<PracticeLevel, number>> = { gentle: 40, steady: 40, sharp: 8 };

/**
 * Continues a practice board until its player owes orders: bots submit orders for each step, and it closes as soon as
 * it waits for no one else. One run plays several steps, so that the player does not wait for an event between two of
 * them.
 */
export async function playOn(deps: Deps, { game: id, step }: StepClosed): Promise<void> {
  for (let next = step + 1; ; next += 1) {
    const found = await deps.store.gameAndGate(id);
    // Another run is ahead of this one and has posted its events: it continues the board.
    if (found?.gate.step !== next || found.gate.state === 'finished') return;
    const { game, gate } = found;
    if (game.practice?.friends?.begun === false) return;
    if (next > step + MOST[game.practice?.level ?? 'steady']) return;
    const last = await deps.store.stepInPlay(gate, next - 1);
    if (last === undefined) throw new Error(`practice board ${id} has no step ${next - 1}`);
    if (gate.state === 'open') {
      await followPlans(deps, game, gate, last);
      await giveAutomaticOrders(deps, game, gate, last.position);
      await playBots(deps, game, gate);
    }
    if ((await closeStep(deps, id, next)) === 'not-due') return;
  }
}
