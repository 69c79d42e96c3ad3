import pMap from 'p-map';
import type { Caller } from '../access/caller';
import { leagueOf } from '../access/guards';
import { registrationClosed } from '../entry/registration-hours';
import { rolesIn } from '../member/roles';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { isoOrNull } from '../platform/instants';
import type { SeasonRecord } from '../season/seasons.records';
import { seasonData } from '../standings/season-data';
import { seasonTable } from '../standings/season-table';
import { membersOf } from './membership';
import { changesOf, enteredIn, stintsOf, teamStanding } from './season-teams';
import type { TeamRecord } from './teams.records';
import type { SeasonTeams, Team, Teams } from './teams.schema';

/** The open teams of a league, by name. */
export async function teamsView(
  deps: Deps,
  caller: Caller | null,
  leagueId: string,
): Promise<Outcome<Teams>> {
  const [league, teams, people] = await Promise.all([
    leagueOf(deps, leagueId),
    deps.store.teamsOf(leagueId),
    peopleIn(deps, leagueId),
  ]);
  if (!league.ok) return league;
  const open = teams.filter(({ closedAt }) => closedAt === null);
  return done({
    teams: open
      .map((team) => ({
        ...{ id: team.id, name: team.name, code: team.code },
        captain: personOf(people, team.captain),
        players: team.players.length,
        substitutes: team.substitutes.length,
        mine: standingIn(team, caller),
      }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1)),
  });
}

function standingIn(team: TeamRecord, caller: Caller | null): Teams['teams'][number]['mine'] {
  if (caller === null) return 'no';
  if (team.captain === caller.id) return 'captain';
  if (membersOf(team).includes(caller.id)) return 'member';
  return team.invited.includes(caller.id) ? 'invited' : 'no';
}

/** A team with its members; its invitations only for those who run it, and for the invited person. */
export async function teamView(
  deps: Deps,
  caller: Caller | null,
  leagueId: string,
  id: string,
): Promise<Outcome<Team>> {
  const [league, team, people, roles] = await Promise.all([
    leagueOf(deps, leagueId),
    deps.store.team(leagueId, id),
    peopleIn(deps, leagueId),
    rolesIn(deps, leagueId, caller),
  ]);
  if (!league.ok) return league;
  if (team === undefined) return refuse({ code: 'not-found', what: 'team' });
  const runs = roles.includes('organizer') || (caller !== null && team.captain === caller.id);
  const named = (ids: readonly string[]) => ids.flatMap((one) => personOf(people, one) ?? []);
  return done({
    ...{ id, name: team.name, code: team.code, version: team.version },
    league: { id: leagueId, name: league.value.name },
    captain: personOf(people, team.captain),
    players: named(team.players),
    substitutes: named(team.substitutes),
    invited: named(team.invited.filter((one) => runs || one === caller?.id)),
    closedAt: isoOrNull(team.closedAt),
    seasons: await seasonsOfTeam(deps, leagueId, id),
    mayChange: runs && team.closedAt === null,
    myRoles: [...roles],
  });
}

/** The most seasons that a team's page shows. */
const MOST_SEASONS = 20;
const AT_ONCE = 4;

/** The latest seasons of a team, with its place in each. */
async function seasonsOfTeam(deps: Deps, league: string, team: string): Promise<Team['seasons']> {
  const seasons = (await deps.store.seasonsOf(league))
    .filter((season) => enteredIn(season).some((one) => one.team === team))
    .sort((one, other) => other.createdAt - one.createdAt);
  return pMap(seasons.slice(0, MOST_SEASONS), (season) => placeIn(deps, season, team), {
    concurrency: AT_ONCE,
  });
}

async function placeIn(deps: Deps, season: SeasonRecord, team: string): Promise<Team['seasons'][number]> {
  const data = await seasonData(deps, season.id);
  const rows = data.ok
    ? teamStanding(
        data.value.season,
        seasonTable(data.value.season, data.value.entries, data.value.boards, data.value.rounds),
      )
    : [];
  const row = rows.find((one) => one.team === team);
  const counts = data.ok && data.value.boards.length > 0 && season.cancelled === undefined;
  return {
    ...{ season: { id: season.id, name: season.name }, status: season.status, teams: rows.length },
    place: counts ? (row?.place ?? null) : null,
    total: counts ? (row?.total ?? null) : null,
  };
}

/** The teams of the league in a season, and those that the caller may enter. */
export async function seasonTeamsView(
  deps: Deps,
  caller: Caller | null,
  seasonId: string,
): Promise<Outcome<SeasonTeams>> {
  const season = await deps.store.season(seasonId);
  if (season === undefined) return refuse({ code: 'not-found', what: 'season' });
  const { id: league } = season.league;
  const [teams, people, entries, roles] = await Promise.all([
    deps.store.teamsOf(league),
    peopleIn(deps, league),
    deps.store.entries(seasonId),
    rolesIn(deps, league, caller),
  ]);
  const known = new Map([...people, ...entries.map(({ player }) => [player.id, player] as const)]);
  const registered = new Set(entries.filter(({ state }) => state === 'in').map(({ player }) => player.id));
  const named = (ids: readonly string[]) => ids.flatMap((one) => personOf(known, one) ?? []);
  const runs = ({ captain }: TeamRecord) =>
    caller !== null && (captain === caller.id || roles.includes('organizer'));
  const entered = enteredIn(season).map((one) => {
    const team = teams.find(({ id }) => id === one.team);
    return {
      ...{ id: one.team, name: team?.name ?? one.team, code: team?.code ?? '', version: one.version },
      boards: one.boards.map((held) =>
        stintsOf(held).flatMap(({ player, first, last }) =>
          named([player]).map((person) => ({
            ...{ player: person, first, last, registered: registered.has(player) },
          })),
        ),
      ),
      changesLeft: Math.max(0, (season.teams?.ofLeague?.changes ?? 0) - changesOf(one)),
    };
  });
  return done({
    open:
      season.teams?.ofLeague !== undefined &&
      season.status === 'registration' &&
      registrationClosed(season, deps.clock()) === undefined,
    nextRound: season.round + 1,
    entered: entered.sort((one, other) => one.name.localeCompare(other.name, 'en')),
    mine:
      season.teams?.ofLeague === undefined || season.status === 'finished'
        ? []
        : teams
            .filter((team) => team.closedAt === null && runs(team))
            .map((team) => ({
              ...{ id: team.id, name: team.name },
              players: named(team.players),
              substitutes: named(team.substitutes),
            })),
  });
}

type People = ReadonlyMap<string, PersonRecord>;

async function peopleIn(deps: Deps, league: string): Promise<People> {
  return new Map((await deps.store.members(league)).map(({ player }) => [player.id, player]));
}

function personOf(people: People, id: string | null): PersonRecord | null {
  return id === null ? null : (people.get(id) ?? null);
}
