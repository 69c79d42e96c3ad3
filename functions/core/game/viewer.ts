import type { GameSystem, Viewer } from '../../../engine/game';
import type { Role } from '../account/people.records';
import type { Gate } from './games.records';

/**
 * How somebody with this seat and these roles sees a game. A moderator who plays sees the game as their seat. Where a
 * system opens games that are over, everybody then sees what a moderator sees.
 */
export function viewerOf(
  { opensWhenOver }: Pick<GameSystem, 'opensWhenOver'>,
  { state }: Pick<Gate, 'state'>,
  seat: string | null,
  roles: readonly Role[],
): Viewer {
  if (opensWhenOver && state === 'finished') return { kind: 'moderator' };
  if (seat !== null) return { kind: 'seat', seat };
  return roles.some((role) => role !== 'player') ? { kind: 'moderator' } : { kind: 'spectator' };
}
