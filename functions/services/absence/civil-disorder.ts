import { deadlineAfter } from '../../../engine/deadlines/next-deadline';
import { systemFor } from '../../../engine/systems';
import type { Gate } from '../../store/records';
import type { Deps } from '../deps';

/**
 * A seat in civil disorder is played again: its player has sent orders, or someone else has taken it. From now on the
 * game waits for it; who comes again has the usual time of a turn. @returns the gate as it is then
 */
export async function waitedForAgain(
  deps: Deps,
  gate: Gate,
  seat: string,
  { anew = false } = {},
): Promise<Gate> {
  if (gate.misses?.[seat]?.disorder !== true) return gate;
  const [game, before] = await Promise.all([
    deps.store.game(gate.game),
    deps.store.stepInPlay(gate, gate.step - 1),
  ]);
  const pending = game && before && systemFor(game)?.pending(before.position);
  const owes = pending?.seats.some((one) => one.seat === seat && one.owes) === true;
  // A turn that waited for no one is too short for a player who has just come.
  const longer = anew && owes && gate.owing.length === 0 && game !== undefined;
  const usual = longer ? deadlineAfter(game.deadlines, gate.pace, gate.openedAt) : gate.deadline;
  // A ruling may have given the turn more than that.
  const deadline = Math.max(gate.deadline, usual);
  return (await deps.store.endDisorder(gate, seat, owes, deadline)) ?? gate;
}
