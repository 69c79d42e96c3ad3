import type { MemberRecord } from '../../store/records';
import type { Deps } from '../deps';
import { done, type Outcome, refuse } from '../errors';

export const LEAGUE_CLOSED = {
  code: 'not-allowed',
  why: { text: 'leagueClosed' },
} as const;

/** Refuses what brings seasons or members to a league that is closed. */
export async function acceptsSeasons(deps: Deps, league: string): Promise<Outcome<null>> {
  const found = await deps.store.league(league);
  return found !== undefined && found.closedAt !== null ? refuse(LEAGUE_CLOSED) : done(null);
}

/** Refuses somebody who would become a member of a league that is closed. */
export async function canJoin(
  deps: Deps,
  league: string,
  member: MemberRecord | undefined,
): Promise<Outcome<null>> {
  const belongs = member !== undefined && member.leftAt === undefined;
  return belongs ? done(null) : acceptsSeasons(deps, league);
}
