import pMap from 'p-map';
import type { Caller } from '../access/caller';
import type { LeagueRecord, Role } from '../account/people.records';
import { rolesIn } from '../member/roles';
import type { Deps } from '../platform/deps';
import { dayInWords, message } from '../platform/message';
import type { TeamRecord } from '../team/teams.records';
import { WAITING_KINDS, type Waiting } from './kinds';
import { waitingCases } from './waiting-cases';
import { waitingInSeason } from './waiting-seasons';

/** An inbox item with its league. */
export interface WaitingInLeague extends Waiting {
  readonly league: { readonly id: string; readonly name: string };
}

const AT_ONCE = 4;

/** The inbox items of one organizer or moderator of a league, the most urgent first. */
export async function waitingIn(
  deps: Deps,
  caller: Caller,
  league: LeagueRecord,
  roles: readonly Role[],
): Promise<readonly WaitingInLeague[]> {
  const seasons = (await deps.store.seasonsOf(league.id)).filter(({ status }) => status !== 'finished');
  const [ofSeasons, cases, asked] = await Promise.all([
    pMap(seasons, (season) => waitingInSeason(deps, caller, season, roles), { concurrency: AT_ONCE }),
    waitingCases(deps, caller, league.id, roles),
    roles.includes('organizer') ? deps.store.handOver(league.id) : undefined,
  ]);
  const handOver: Waiting[] =
    asked === undefined
      ? []
      : [
          {
            ...{ id: `hand-over-${league.id}`, kind: 'hand-over', since: asked.at, settles: true },
            text: message('waits.handOver', { player: asked.by.name, day: dayInWords(asked.until) }),
            path: `/leagues/${league.id}`,
          },
        ];
  const named = { id: league.id, name: league.name };
  return [...ofSeasons.flat(), ...cases, ...handOver]
    .sort((one, other) => rank(one) - rank(other) || one.since - other.since)
    .map((one) => ({ ...one, league: named }));
}

/** The inbox items of one person: all of the leagues that they run, and invitations to teams of their leagues. */
export async function waitingFor(deps: Deps, caller: Caller): Promise<readonly WaitingInLeague[]> {
  const leagues = await deps.store.leaguesOf(caller.id);
  const found = await pMap(
    leagues,
    async (id) => {
      const roles = await rolesIn(deps, id, caller);
      const [league, teams] = await Promise.all([deps.store.league(id), deps.store.teamsOf(id)]);
      if (league === undefined || roles.length === 0) return [];
      const runs = roles.some((role) => role !== 'player');
      const waiting = runs ? await waitingIn(deps, caller, league, roles) : [];
      return [...waiting, ...teams.flatMap((team) => invitationTo(team, caller, league))];
    },
    { concurrency: AT_ONCE },
  );
  return found.flat().sort((one, other) => rank(one) - rank(other) || one.since - other.since);
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
    },
  ];
}

function rank({ kind }: Waiting): number {
  return WAITING_KINDS.indexOf(kind);
}
