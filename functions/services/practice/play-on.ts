import type { PracticeLevel, StepClosed } from '../../store/records';
import type { Deps } from '../deps';
import { closeStep } from '../steps/close-step';
import { giveAutomaticOrders } from '../steps/give-automatic-orders';
import { followPlans } from '../steps/give-plans';
import { playBots } from '../steps/play-bots';

/**
 * Steps that one run goes on for, so that no run takes more than seconds: the event of the last of them makes another
 * run follow.
 */
const MOST: Readonly<Record<PracticeLevel, number>> = { gentle: 40, steady: 40, sharp: 8 };

/**
 * Plays a practice board on until its player is asked: bots answer each step, and it closes as soon as nobody else is
 * waited for. Steps follow each other in one run, because nobody should wait for an event between two of them.
 */
export async function playOn(deps: Deps, { game: id, step }: StepClosed): Promise<void> {
  for (let next = step + 1; ; next += 1) {
    const found = await deps.store.gameAndGate(id);
    // Another run has come further, and its events have been posted: what follows is theirs.
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
