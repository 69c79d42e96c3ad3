import type { LogRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { belongs } from '../member/members.store';
import { leagueKey, TEAM_PREFIX, teamKey } from '../platform/keys';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import type { InvitedToTeam } from '../platform/request-events.records';
import { ABSENT, put, transact, update } from '../platform/writes';
import { TeamRecord } from './teams.records';

/** What is written together with a team. */
export interface WithTeam {
  readonly entry: LogRecord | null;
  /** Who must be a member of the league now. */
  readonly member?: { readonly player: string; readonly now: number };
  /** Where it takes a name: how many names had been taken in the league when the other teams were read. */
  readonly names?: number;
  /** The player who is to be notified of an invitation. */
  readonly event?: InvitedToTeam;
}

/** Teams stand with their league. */
export function teamStore(table: Table) {
  return {
    async team(league: string, id: string): Promise<TeamRecord | undefined> {
      const team = await getItem(table, teamKey(league, id), TeamRecord);
      return team && eachOnce(team);
    },

    /** With closed ones, the oldest first. */
    async teamsOf(league: string): Promise<readonly TeamRecord[]> {
      const range = { partition: `LEAGUE#${league}`, prefix: TEAM_PREFIX };
      return (await queryItems(table, range, TeamRecord)).map(eachOnce);
    },

    /** Writes a team in its next version, 1 for a new one. */
    async saveTeam(
      team: TeamRecord,
      { entry, member, names, event }: WithTeam,
    ): Promise<'saved' | 'changed-meanwhile' | 'not-a-member'> {
      const { league, id, version } = team;
      const terms =
        version === 1 ? { when: ABSENT } : { when: 'version = :before', values: { before: version - 1 } };
      const written = await transact(table, [
        put({ ...teamKey(league, id), ...withOpenInvitations(team) }, terms),
        ...(member === undefined ? [] : belongs(league, member.player, member.now)),
        ...(entry === null ? [] : [logged(entry)]),
        ...(names === undefined ? [] : [takeName(league, names)]),
        ...(event === undefined ? [] : [posted(event)]),
      ]);
      if (written.ok) return 'saved';
      return member !== undefined && (written.failed[1] || written.failed[2])
        ? 'not-a-member'
        : 'changed-meanwhile';
    },
  };
}

/** A team with the times of those invitations that are still open. */
function withOpenInvitations({ invitations, ...team }: TeamRecord): TeamRecord {
  const open = (invitations ?? []).filter(({ player }) => team.invited.includes(player));
  return open.length === 0 ? team : { ...team, invitations: open };
}

/** Counts a name that a team takes; refused if another team has taken one meanwhile. */
function takeName(league: string, names: number) {
  return update(leagueKey(league), 'SET teamNames = :next', {
    when: names === 0 ? 'attribute_exists(pk) AND attribute_not_exists(teamNames)' : 'teamNames = :names',
    values: { next: names + 1, ...(names > 0 && { names }) },
  });
}

/** Two accounts of one person may have been in the team, and were merged. */
function eachOnce(team: TeamRecord): TeamRecord {
  const players = [...new Set(team.players)];
  const substitutes = [...new Set(team.substitutes)].filter((one) => !players.includes(one));
  const members = [...players, ...substitutes];
  const invited = [...new Set(team.invited)].filter((one) => !members.includes(one));
  return { ...team, players, substitutes, invited };
}
