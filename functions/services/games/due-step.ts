import type { GameRecord, Gate } from '../../store/records';
import { moveForAbsent } from '../absence/grace';
import type { Deps } from '../deps';
import { allReady } from './all-ready';

/**
 * What a step is closed for whose time may have come: its deadline, or that all are ready and none has taken it back
 * in time. Null: it stays open, because somebody has taken it back or the season's policy has moved the deadline.
 */
export async function closesAs(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  why: Gate['why'] & string,
): Promise<Gate['why']> {
  const now = deps.clock();
  if (why === 'all-ready' || gate.pausedAt !== undefined) return why;
  if (gate.deadline <= now) return (await moveForAbsent(deps, game, gate)) ? null : 'deadline';
  if (gate.closesAt === undefined || gate.closesAt > now) return null;
  if (await allReady(deps, game, gate)) return 'all-ready';
  await deps.store.cancelEarlyClose(gate);
  await deps.timer.at(gate.game, gate.step, gate.deadline);
  return null;
}
