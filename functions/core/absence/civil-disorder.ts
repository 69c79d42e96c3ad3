import { deadlineAfter } from '../../../engine/deadlines/next-deadline';
import { loadSystemFor } from '../../../engine/load-system';
import { NEVER } from '../game/games.records';
import type { GameAndGate } from '../game/games.store';
import type { Deps } from '../platform/deps';
import type { WaitedFor } from '../ruling/rulings.store';

/**
 * How a game waits again for a seat in civil disorder that another player takes over: until the usual deadline of the
 * turn if it was waiting for no one else. Undefined for a seat that is not in disorder.
 */
export async function resumeWaitingFor(
  deps: Deps,
  { game, gate }: GameAndGate,
  seat: string,
): Promise<WaitedFor | undefined> {
  if (gate.misses?.[seat]?.disorder !== true) return undefined;
  const before = await deps.store.stepInPlay(gate, gate.step - 1);
  const pending = before && (await loadSystemFor(game))?.pending(before.position);
  const owes = pending?.seats.some((one) => one.seat === seat && one.owes) === true;
  // A turn that waited for no one is too short for a player who has just joined.
  const longer = owes && gate.owing.length === 0;
  const waits = longer && game.deadlines.waits !== undefined;
  const usual = waits
    ? NEVER
    : longer
      ? deadlineAfter(game.deadlines, gate.pace, gate.openedAt)
      : gate.deadline;
  // A ruling may have extended the turn beyond that.
  return { owes, deadline: Math.max(gate.deadline, usual) };
}
