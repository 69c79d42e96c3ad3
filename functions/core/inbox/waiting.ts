import pMap from 'p-map';
import type { Caller } from '../access/caller';
import type { LeagueRecord, Role } from '../account/people.records';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { dayInWords, message } from '../platform/message';
import type { SeasonRecord } from '../season/seasons.records';
import type { TeamRecord } from '../team/teams.records';
import { WAITING_KINDS, type Waiting, type WaitingInSeason } from './kinds';
import { waitingCases } from './waiting-cases';
import { waitingInSeason } from './waiting-seasons';

/** An inbox item with its league. */
export interface WaitingInLeague extends Waiting {
  readonly league: { readonly id: string; readonly name: string };
  /** Null for what concerns the league or a team. */
  readonly season: WaitingInSeason['season'] | null;
}

/** A league, and the roles in it of one person who organizes or moderates it. */
export interface RunLeague {
  readonly league: LeagueRecord;
  readonly roles: readonly Role[];
  /** Those that are not finished. */
  readonly seasons: readonly SeasonRecord[];
}

const AT_ONCE = 4;

export async function runLeague(
  deps: Deps,
  league: LeagueRecord,
  roles: readonly Role[],
): Promise<RunLeague> {
  const seasons = await deps.store.seasonsOf(league.id);
  return { league, roles, seasons: seasons.filter(({ status }) => status !== 'finished') };
}

/** The inbox items of one organizer or moderator of a league, the most urgent first. */
export async function waitingIn(
  deps: Deps,
  caller: Caller,
  { league, roles, seasons }: RunLeague,
): Promise<readonly WaitingInLeague[]> {
  const [ofSeasons, cases, asked] = await Promise.all([
    pMap(seasons, (season) => waitingInSeason(deps, caller, season, roles), { concurrency: AT_ONCE }),
    waitingCases(deps, caller, league.id, roles),
    roles.includes('organizer') ? deps.store.handOver(league.id) : undefined,
  ]);
  const handOver =
    asked === undefined
      ? []
      : [
          {
            ...({ id: `hand-over-${league.id}`, kind: 'hand-over', since: asked.at, settles: true } as const),
            text: message('waits.handOver', { player: asked.by.name, day: dayInWords(asked.until) }),
            path: `/leagues/${league.id}`,
            ...{ season: null, game: null },
          },
        ];
  const named = { id: league.id, name: league.name };
  return [...ofSeasons.flat(), ...cases, ...handOver]
    .sort((one, other) => rank(one) - rank(other) || one.since - other.since)
    .map((one) => ({ ...one, league: named }));
}

/** Leagues that one person runs, and what waits for them there and in the teams that invite them. */
export interface WaitingForPerson {
  readonly runs: readonly RunLeague[];
  readonly waiting: readonly WaitingInLeague[];
}

export async function waitingFor(deps: Deps, caller: Caller): Promise<WaitingForPerson> {
  const leagues = await deps.store.leaguesOf(caller.id);
  const found = await pMap(
    leagues,
    async (id): Promise<WaitingForPerson> => {
      const roles = await rolesIn(deps, id, caller);
      const [league, teams] = await Promise.all([deps.store.league(id), deps.store.teamsOf(id)]);
      if (league === undefined || roles.length === 0) return { runs: [], waiting: [] };
      const invitations = teams.flatMap((team) => invitationTo(team, caller, league));
      if (roles.every((role) => role === 'player')) return { runs: [], waiting: invitations };
      const run = await runLeague(deps, league, roles);
      return { runs: [run], waiting: [...(await waitingIn(deps, caller, run)), ...invitations] };
    },
    { concurrency: AT_ONCE },
  );
  return {
    runs: found.flatMap(({ runs }) => runs),
    waiting: found
      .flatMap(({ waiting }) => waiting)
      .sort((one, other) => rank(one) - rank(other) || one.since - other.since),
  };
}

/** An invitation to a team, until it is answered or taken back. */
function invitationTo(
  { id, name, invited, invitations = [], createdAt }: TeamRecord,
  caller: Caller,
  league: LeagueRecord,
): readonly WaitingInLeague[] {
  if (!invited.includes(caller.id)) return [];
  return [
    {
      ...{ id: `team-invitation-${id}`, kind: 'team-invitation', settles: true },
      // Invitations of earlier releases have no time of their own.
      since: invitations.find(({ player }) => player === caller.id)?.since ?? createdAt,
      text: message('waits.teamInvitation', { team: name }),
      path: `/leagues/${league.id}/teams/${id}`,
      league: { id: league.id, name: league.name },
      ...{ season: null, game: null },
    },
  ];
}

function rank({ kind }: Pick<Waiting, 'kind'>): number {
  return WAITING_KINDS.indexOf(kind);
}
