import type { Deps } from '../core/platform/deps';
import { trustedTime } from '../core/platform/heartbeat';

/** Why a step did not close when its schedule fired, for the operator's log. */
export async function explainStillOpen(deps: Deps, game: string): Promise<string> {
  const gate = await deps.store.gate(game);
  if (gate === undefined) return 'there is no such game';
  const time = (at: number) => new Date(at).toISOString();
  if (gate.endsAt !== undefined) return `nobody plays the game, which ends at ${time(gate.endsAt)}`;
  if (gate.pausedAt !== undefined) return `a moderator paused the game at ${time(gate.pausedAt)}`;
  if (gate.deadline > deps.clock()) return `its deadline is ${time(gate.deadline)}`;
  if (!(await trustedTime(deps)).sure)
    return 'the clock is far from the last sign of life: the sweep goes on once it agrees';
  return 'the sweep comes back to it';
}
