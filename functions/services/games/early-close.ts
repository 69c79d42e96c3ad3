import { isSingle } from '../../../engine/deadlines/step-deadline';
import type { GameRecord, Gate } from '../../store/records';
import type { Deps } from '../deps';
import { allReady } from './all-ready';
import { closeStep } from './close-step';

/**
 * Whether a step closes as soon as all that owe orders are ready: where many order at once it is the season's choice;
 * a single player's decision is carried out when it is given.
 */
export function closesWhenReady(game: GameRecord, gate: Gate): boolean {
  return game.deadlines.earlyClose !== 'forbidden' || isSingle(gate.pace);
}

/**
 * Closes the step early if every seat that owes orders is ready, and where the season asks for it every other one
 * agrees; where many order at once, after the time that the season leaves them to take it back.
 * @returns whether it is closed
 */
export async function closeIfAllReady(deps: Deps, game: GameRecord, { step }: Gate): Promise<boolean> {
  // Asked anew: others may have got ready since the gate was read.
  const gate = await deps.store.gate(game.id);
  if (gate === undefined || gate.step < step) return false;
  if (gate.step > step || gate.state === 'finished') return true;
  if (!(await allReady(deps, game, gate))) return false;
  const undo = isSingle(gate.pace) ? 0 : (game.deadlines.undoSeconds ?? 0);
  if (undo === 0) return (await closeStep(deps, gate.game, gate.step, 'all-ready')) !== 'not-due';
  await closeSoon(deps, gate, deps.clock() + undo * 1000);
  return false;
}

/** Sets the early close; one that would be no earlier than the deadline is left to it. */
async function closeSoon(deps: Deps, gate: Gate, at: number): Promise<void> {
  if (at >= gate.deadline || gate.closesAt !== undefined) return;
  if ((await deps.store.setEarlyClose(gate, at)) === 'set') await deps.timer.at(gate.game, gate.step, at);
}

/** Takes an early close back that was about to come: somebody is not ready any more. */
export async function keepOpen(deps: Deps, gate: Gate): Promise<void> {
  if (gate.closesAt === undefined) return;
  await deps.store.cancelEarlyClose(gate);
  await deps.timer.at(gate.game, gate.step, gate.deadline);
}
