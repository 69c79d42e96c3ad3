import type { Viewer } from '../../../engine/game';
import type { Role } from '../account/people.records';

/** A moderator who plays sees the game as their seat. */
export function viewerOf(seat: string | null, roles: readonly Role[]): Viewer {
  if (seat !== null) return { kind: 'seat', seat };
  return roles.some((role) => role !== 'player') ? { kind: 'moderator' } : { kind: 'spectator' };
}
