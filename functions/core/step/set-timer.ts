import { dueAt, type Gate, NEVER } from '../game/games.records';
import type { Deps } from '../platform/deps';

/**
 * Sets the timer of an open step to when it is due: its early close, or its deadline. Repeating it is harmless. A step
 * that waits for its player has no timer.
 */
export async function setTimer(
  deps: Deps,
  gate: Pick<Gate, 'game' | 'step' | 'deadline' | 'closesAt' | 'absentAt' | 'endsAt'>,
): Promise<void> {
  const due = dueAt(gate);
  if (due < NEVER) await deps.timer.at(gate.game, gate.step, due);
}
