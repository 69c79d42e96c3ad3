import { dueAt, type Gate } from '../../store/records';
import type { Deps } from '../deps';

/** Sets the timer of an open step to when it is due: its early close, or its deadline. Repeating it is harmless. */
export async function setTimer(
  deps: Deps,
  gate: Pick<Gate, 'game' | 'step' | 'deadline' | 'closesAt'>,
): Promise<void> {
  await deps.timer.at(gate.game, gate.step, dueAt(gate));
}
