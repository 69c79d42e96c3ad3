import type { Caller } from '../access/caller';
import { leagueOf } from '../access/guards';
import { rolesIn } from '../member/roles';
import type { PersonRecord } from '../platform/common.records';
import type { Deps } from '../platform/deps';
import { done, type Outcome, refuse } from '../platform/errors';
import { isoOrNull } from '../platform/instants';
import { membersOf } from './membership';
import type { TeamRecord } from './teams.records';
import type { Team, Teams } from './teams.schema';

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
    mayChange: runs && team.closedAt === null,
    myRoles: [...roles],
  });
}

type People = ReadonlyMap<string, PersonRecord>;

async function peopleIn(deps: Deps, league: string): Promise<People> {
  return new Map((await deps.store.members(league)).map(({ player }) => [player.id, player]));
}

function personOf(people: People, id: string | null): PersonRecord | null {
  return id === null ? null : (people.get(id) ?? null);
}
