import type { MemberRecord } from '../account/people.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';

export const LEAGUE_CLOSED = {
  code: 'not-allowed',
  why: { text: 'leagueClosed' },
} as const;

/** Refuses new seasons and members for a closed league. */
export async function acceptsSeasons(deps: Deps, league: string): Promise<Outcome<null>> {
  const found = await deps.store.league(league);
  return found !== undefined && found.closedAt !== null ? refuse(LEAGUE_CLOSED) : done(null);
}

/** Refuses a new member for a closed league. */
export async function canJoin(
  deps: Deps,
  league: string,
  member: MemberRecord | undefined,
): Promise<Outcome<null>> {
  const belongs = member !== undefined && member.leftAt === undefined;
  return belongs ? done(null) : acceptsSeasons(deps, league);
}
