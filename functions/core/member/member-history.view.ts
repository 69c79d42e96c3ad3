import pMap from 'p-map';
import type { Caller } from '../access/caller';
import { mayRuleOn } from '../access/conflicts';
import { leagueOf } from '../access/guards';
import { withoutHidden } from '../access/private-leagues';
import type { LeagueRecord, Role } from '../account/people.records';
import { reliabilityIn } from '../entry/sign-up-terms';
import { memberView } from '../league/league.view';
import type { MemberFileRecord } from '../league/logs.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome } from '../platform/errors';
import { iso, isoOrNull } from '../platform/instants';
import { isAnonymous } from '../press/anonymity';
import type { ResultRecord } from '../result/results.records';
import { waitsForOwner } from '../roster/open-accounts';
import type { SeasonRecord } from '../season/seasons.records';
import type { MemberHistory } from './member-history.schema';
import { memberForModerators } from './member-notes';
import { rolesIn } from './roles';
import { stepFor, warningsIn } from './sanctions';

const RESULTS = 100;
const AT_ONCE = 8;

/** What the people who run a league know about a member. */
export async function memberHistoryView(
  deps: Deps,
  caller: Caller,
  leagueId: string,
  player: string,
): Promise<Outcome<MemberHistory>> {
  const [league, found] = await Promise.all([
    leagueOf(deps, leagueId),
    memberForModerators(deps, caller, leagueId, player),
  ]);
  if (!league.ok) return league;
  if (!found.ok) return found;
  const [roles, file, all, seasons] = await Promise.all([
    rolesIn(deps, leagueId, caller),
    deps.store.memberFile(leagueId, player),
    deps.store.resultsOf(player, RESULTS),
    deps.store.seasonsOf(leagueId),
  ]);
  const known = await withoutHidden(deps, caller, all, (result) => result.league.id);
  const here = known.filter((result) => result.league.id === leagueId);
  const rows = here.flatMap((result) => rowOf(result, player));
  const { id, name } = league.value;
  const { leftAt } = found.value;
  return done({
    league: { id, name },
    member: { ...memberView(found.value, deps.clock()), leftAt: isoOrNull(leftAt) },
    reliability: reliabilityIn(player, known),
    mayMerge: roles.includes('organizer') && (await waitsForOwner(deps, player)),
    warnings: warningsView(league.value, file, deps.clock()),
    turns: { owed: sumOf(rows, 'owed'), kept: sumOf(rows, 'kept') },
    file: file.map((entry) => fileView(entry, caller, roles)),
    seasons: await seasonsWith(deps, seasons, player, rows),
    open: await openBoards(deps, caller, roles, leagueId, player),
  });
}

function warningsView(
  league: LeagueRecord,
  file: readonly MemberFileRecord[],
  now: number,
): MemberHistory['warnings'] {
  const count = warningsIn(league, file, now);
  const next = stepFor(league, count + 1);
  return { count, next: next === undefined ? null : { ban: next.ban } };
}

type Row = MemberHistory['seasons'][number]['results'][number] & { readonly season: string };

/** A player's seats in a finished game, including those that they lost. */
function rowOf({ game, season, round, board, seats, left = [] }: ResultRecord, player: string): Row[] {
  const common = { season: season.id, game, round, board, players: seats.length };
  return [...seats, ...left.map((one) => ({ ...one, place: null }))]
    .filter((one) => one.player.id === player)
    .map(({ seat, place, owed, kept }) => ({ ...common, seat, place, owed, kept }));
}

function sumOf(rows: readonly Row[], of: 'owed' | 'kept'): number {
  return rows.reduce((sum, row) => sum + row[of], 0);
}

function fileView(entry: MemberFileRecord, caller: Caller, roles: readonly Role[]) {
  const { id, kind, at, by, confirmedBy = null, text, told = null, until } = entry;
  return {
    ...{ id, kind, at: iso(at), by, confirmedBy, text, told },
    until: isoOrNull(until),
    mayDelete: kind === 'note' && (by.id === caller.id || roles.includes('organizer')),
  };
}

async function seasonsWith(
  deps: Deps,
  seasons: readonly SeasonRecord[],
  player: string,
  rows: readonly Row[],
): Promise<MemberHistory['seasons']> {
  const newest = [...seasons].sort((one, other) => other.createdAt - one.createdAt);
  const entries = await pMap(newest, ({ id }) => deps.store.entry(id, player), { concurrency: AT_ONCE });
  return newest.flatMap(({ id, name, status }, at) => {
    const entry = entries[at];
    const results = rows.filter(({ season }) => season === id).map(({ season: _, ...row }) => row);
    if (entry === undefined) return [];
    return [{ season: { id, name }, status, state: entry.state, results }];
  });
}

/** Boards of the league on which a player plays. Players of an anonymous season must not learn who holds which seat. */
async function openBoards(
  deps: Deps,
  caller: Caller,
  roles: readonly Role[],
  league: string,
  player: string,
): Promise<MemberHistory['open']> {
  const running = await deps.store.runningGamesOf(player);
  const shown = await pMap(
    running,
    async (id) => {
      const game = await deps.store.game(id);
      if (game === undefined || game.league.id !== league) return [];
      const mayRule = (await mayRuleOn(deps, roles, game, caller)) === 'yes';
      const { season, round, board, seats } = game;
      if (isAnonymous(game) && !mayRule) return [];
      const held = seats.filter((one) => one.player.id === player);
      return held.map(({ seat }) => ({ game: id, season, round, board, seat, mayRule }));
    },
    { concurrency: AT_ONCE },
  );
  return shown.flat();
}
