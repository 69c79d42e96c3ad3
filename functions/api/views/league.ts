import { rolesIn } from '../../services/access/roles';
import type { Caller } from '../../services/caller';
import type { Deps } from '../../services/deps';
import { done, type Outcome, refuse } from '../../services/errors';
import { mayAsk } from '../../services/leagues/hand-over';
import type { LeagueRecord } from '../../store/records';
import type { League, LeagueSummary, Leagues } from '../schemas/leagues';
import { seasonSummary } from './season';

const ROWS = 50;

/** One page of leagues, and all that the caller belongs to. */
export async function leaguesView(deps: Deps, caller: Caller | null, page: string | null): Promise<Leagues> {
  const [{ rows, next }, own] = await Promise.all([
    deps.store.leagues(ROWS, page),
    caller === null ? [] : deps.store.leaguesOf(caller.id),
  ]);
  const mine = await Promise.all(own.map((id) => deps.store.league(id)));
  return {
    leagues: rows.map(leagueSummary),
    mine: mine.flatMap((league) => (league === undefined ? [] : [leagueSummary(league)])),
    next,
  };
}

export async function leagueView(deps: Deps, caller: Caller | null, id: string): Promise<Outcome<League>> {
  const league = await deps.store.league(id);
  if (league === undefined) return refuse({ code: 'not-found', what: 'league' });
  const [members, seasons, asked] = await Promise.all([
    deps.store.members(id),
    deps.store.seasonsOf(id),
    deps.store.handOver(id),
  ]);
  return done({
    ...leagueSummary(league),
    members: members.map(({ player, roles, joinedAt, muted, banned }) => ({
      player,
      roles,
      joinedAt: new Date(joinedAt).toISOString(),
      muted: muted === true,
      banned: banned === true,
    })),
    seasons: seasons.map(seasonSummary),
    myRoles: [...(await rolesIn(deps, id, caller))],
    handOver:
      asked === undefined
        ? null
        : {
            by: asked.by,
            at: new Date(asked.at).toISOString(),
            until: new Date(asked.until).toISOString(),
          },
    mayAsk: caller !== null && asked === undefined && mayAsk(members, caller.id, deps.clock()),
  });
}

function leagueSummary(league: LeagueRecord): LeagueSummary {
  const { id, name, about, organizer } = league;
  return { id, name, about, organizer, createdAt: new Date(league.createdAt).toISOString() };
}
