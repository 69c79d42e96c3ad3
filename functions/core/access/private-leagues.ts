import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import type { Caller } from './caller';

/** The subject of a request: a league, a season or a game. */
export type About = 'leagues' | 'seasons' | 'games';

/**
 * Whether a league, season or game is hidden from the caller: its league is private and they are not a member. Those who
 * are or were entered in the season see that season, and those who hold or held a seat see its game.
 */
export async function isHidden(
  deps: Deps,
  caller: Caller | null,
  about: About,
  id: string,
): Promise<boolean> {
  const league = about === 'leagues' ? id : await deps.store.leagueOf(about, id);
  if (league === undefined || !(await isLeagueHidden(deps, caller, league))) return false;
  return caller === null || !(await takesPart(deps, caller, about, id));
}

/** Whether a league is private and the caller is not a member. */
export async function isLeagueHidden(deps: Deps, caller: Caller | null, league: string): Promise<boolean> {
  if (!(await deps.store.isPrivate(league, deps.clock()))) return false;
  return (await rolesIn(deps, league, caller)).length === 0;
}

/** Removes the rows that belong to private leagues of which the caller is not a member. */
export async function withoutHidden<T>(
  deps: Deps,
  caller: Caller | null,
  rows: readonly T[],
  leagueOf: (row: T) => string,
): Promise<readonly T[]> {
  const leagues = [...new Set(rows.map(leagueOf))];
  const hidden = await Promise.all(leagues.map((league) => isLeagueHidden(deps, caller, league)));
  const left = new Set(leagues.filter((_, at) => hidden[at] === false));
  return rows.filter((row) => left.has(leagueOf(row)));
}

/**
 * Whether a site administrator has hidden the league of the requested item and the caller neither belongs to it nor
 * takes part in it. Its members and players still have access, so that no one loses a game because of what another
 * person wrote.
 */
export async function isTakenDown(
  deps: Deps,
  caller: Caller | null,
  about: About,
  id: string,
): Promise<boolean> {
  const league = about === 'leagues' ? id : await deps.store.leagueOf(about, id);
  if (league === undefined || !(await deps.store.isTakenDown(league, deps.clock()))) return false;
  return isHidden(deps, caller, about, id);
}

async function takesPart(deps: Deps, caller: Caller, about: About, id: string): Promise<boolean> {
  if (about === 'leagues') return false;
  if (about === 'seasons') {
    const entry = await deps.store.entry(id, caller.id);
    return entry !== undefined && entry.state !== 'removed';
  }
  const game = await deps.store.game(id);
  return [...(game?.seats ?? []), ...(game?.left ?? [])].some(({ player }) => player.id === caller.id);
}
