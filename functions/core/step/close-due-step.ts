import type { Deps } from '../platform/deps';
import { type Closed, closeStep } from './close-step';

/** Closes a step whose time has come, or ends its board where nobody plays it. Timers and the sweep come in here. */
export async function closeDueStep(deps: Deps, gameId: string, step: number): Promise<Closed> {
  const closed = await closeStep(deps, gameId, step);
  // Boards are seldom abandoned, and rulings are much to load.
  if (closed === 'abandoned') await (await import('../absence/abandoned-board')).endAbandoned(deps, gameId);
  return closed;
}
