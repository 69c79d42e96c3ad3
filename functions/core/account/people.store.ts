import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { CircuitRecord } from '../circuit/circuits.records';
import { leagueChanged, leagueOf, privacyKey, seenBy, spreadName } from '../league/league-settings.store';
import type { LogRecord, NoticeRecord } from '../league/logs.records';
import { logged } from '../league/logs.store';
import { joined, left, newMember, organizes } from '../member/members.store';
import { announced } from '../notice/notices.store';
import type { LeagueRenamed, SeasonChanged } from '../platform/events.records';
import {
  announcementKey,
  circuitKey,
  draftKey,
  handOverKey,
  leagueKey,
  listing,
  memberKey,
  playerKey,
} from '../platform/keys';
import type { LastingMemory } from '../platform/lasting-memory';
import { newestListed } from '../platform/lists';
import { posted } from '../platform/outbox.store';
import { getItem, queryItems, type Table } from '../platform/reads';
import { current } from '../platform/versions';
import { insert, put, remove, transact, update, type Write, write } from '../platform/writes';
import type { SeasonRecord } from '../season/seasons.records';
import { HandOverRecord, LeagueRecord, MemberRecord, PlayerRecord } from './people.records';

/** The items that are written together with a change of roles. */
export interface RolesChanged {
  /** Who must still organize the league. */
  readonly organizer: string | null;
  /** The entry in the league's log. */
  readonly entry: LogRecord;
  /** Since when they organize or moderate; null if they no longer do, undefined if it does not change. */
  readonly since: number | null | undefined;
  /** The notice to the league, while its seasons are running. */
  readonly notice: NoticeRecord | null;
}

/** What a league has from the beginning that is copied from another. */
interface LeagueParts {
  readonly entry: LogRecord;
  readonly drafts: readonly { readonly draft: SeasonRecord; readonly event: SeasonChanged }[];
  readonly circuits: readonly CircuitRecord[];
}

function leagueItem(league: LeagueRecord) {
  return {
    ...leagueKey(league.id),
    ...listing('LEAGUES', `${league.createdAt}#${league.id}`),
    ...league,
  };
}

/** Players, leagues and memberships. */
export function peopleStore(table: Table, memory: LastingMemory) {
  return {
    player: (id: string) => getItem(table, playerKey(id), PlayerRecord),

    async savePlayer(player: PlayerRecord) {
      await write(table, put({ ...playerKey(player.id), ...player }));
    },

    /**
     * Changes some fields of a profile, in its current state, and leaves the others. A deleted account stays as it is.
     * @param known the values of other fields if nothing is stored yet
     * @returns the profile afterwards
     */
    async changePlayer(known: PlayerRecord, change: Partial<PlayerRecord>): Promise<PlayerRecord> {
      const { Update } = changeProfile(known, change);
      const input = {
        TableName: table.name,
        ...Update,
        ReturnValues: 'ALL_NEW' as const,
      };
      try {
        return PlayerRecord.parse((await table.client.send(new UpdateCommand(input))).Attributes);
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        const closed = await getItem(table, playerKey(known.id), PlayerRecord);
        if (closed === undefined) throw error;
        return closed;
      }
    },

    /** Withdraws the consent to mail of a player who has never logged in; another kind of consent stays. */
    async withdrawMailConsent(player: string) {
      const withdrawn = update(playerKey(player), 'REMOVE mailConsent', {
        when: 'mailConsent = :link',
        values: { link: 'link' },
      });
      await write(table, withdrawn);
    },

    league: (id: string) => getItem(table, leagueKey(id), LeagueRecord),

    /**
     * A page of leagues: first those whose players started most recently, then the others, newest first. Opening many
     * leagues does not push down leagues in which people play.
     */
    leagues: (limit: number, after: string | null) =>
      newestListed(table, 'LEAGUES', { limit, after }, LeagueRecord),

    /** The memberships of a player, without former ones. */
    async membershipsOf(player: string): Promise<readonly MemberRecord[]> {
      const range = { index: 'listing', partition: `PLAYER#${player}#LEAGUES` } as const;
      const all = await queryItems(table, range, MemberRecord);
      return all.filter(({ leftAt }) => leftAt === undefined);
    },

    async leaguesOf(player: string): Promise<readonly string[]> {
      const memberships = await queryItems(
        table,
        { index: 'listing', partition: `PLAYER#${player}#LEAGUES` },
        z.object({ league: z.string(), leftAt: z.number().optional() }),
      );
      return memberships.flatMap(({ league, leftAt }) => (leftAt === undefined ? [league] : []));
    },

    /**
     * Writes the league and its organizer's membership together.
     * @param entry for a league that is founded from a file
     */
    async createLeague(league: LeagueRecord, organizer: MemberRecord, entry: LogRecord | null) {
      const log = entry === null ? [] : [logged(entry)];
      await transact(table, [insert(leagueItem(league)), newMember(organizer), ...log]);
    },

    /** Stores a new league with drafts of its seasons and its circuits, all at once. */
    async copyLeague(
      league: LeagueRecord,
      organizer: MemberRecord,
      { entry, drafts, circuits }: LeagueParts,
    ): Promise<void> {
      await transact(table, [
        insert(leagueItem(league)),
        newMember(organizer),
        logged(entry),
        ...drafts.flatMap(({ draft, event }) => [
          insert({ ...draftKey(league.id, draft.id), ...draft }),
          posted(event),
        ]),
        ...circuits.map((circuit) => insert({ ...circuitKey(league.id, circuit.id), ...circuit })),
      ]);
    },

    /** The members, without former ones. */
    async members(league: string): Promise<readonly MemberRecord[]> {
      const range = { partition: `LEAGUE#${league}`, prefix: 'MEMBER#' };
      const all = await queryItems(table, range, MemberRecord);
      return all.filter(({ leftAt }) => leftAt === undefined);
    },

    /** A member, or the record of a former one. */
    member: (league: string, player: string, how?: { readonly weak?: boolean }) =>
      getItem(table, memberKey(league, player), MemberRecord, how),

    /** Makes a player a member; members are left unchanged. */
    async addMember(member: MemberRecord): Promise<'added' | 'banned'> {
      return (await write(table, joined(member))) ? 'added' : 'banned';
    },

    /** Lets lists find a member by further names. Repeating it is harmless. */
    async nameMemberAlso(league: string, player: string, names: readonly string[]) {
      for (;;) {
        const member = await getItem(table, memberKey(league, player), MemberRecord);
        if (member === undefined) return;
        const { alsoNamed: before = [] } = member;
        const added = names.filter((name) => name !== member.player.name && !before.includes(name));
        if (added.length === 0) return;
        const named = update(memberKey(league, player), 'SET alsoNamed = :after', {
          when: before.length === 0 ? 'attribute_not_exists(alsoNamed)' : 'alsoNamed = :before',
          values: { before, after: [...before, ...added] },
        });
        if (await write(table, named)) return;
      }
    },

    /** The league of a season or game; cached by each process. */
    leagueOf: (of: 'seasons' | 'games', id: string) => leagueOf(table, memory, of, id),

    /**
     * Whether only members can see a league, at most `PRIVACY_KNOWN_MS` old at `now`: every request about a league,
     * season or game checks this.
     */
    async isPrivate(league: string, now: number): Promise<boolean> {
      const { isPrivate, isTakenDown } = await seenBy(table, memory, league, now);
      return isPrivate || isTakenDown;
    },

    /**
     * Changes a league that is unchanged since it was read, with its entry in the log and, for a new name, the event.
     */
    async changeLeague(
      before: LeagueRecord,
      after: LeagueRecord,
      entry: LogRecord,
      event: LeagueRenamed | null,
    ): Promise<'changed' | 'changed-meanwhile'> {
      const change = [
        leagueChanged(before, after),
        logged(entry),
        ...(event === null ? [] : [posted(event)]),
      ];
      const { ok } = await transact(table, change);
      memory.forget(privacyKey(before.id));
      return ok ? 'changed' : 'changed-meanwhile';
    },

    /** Writes a league's name into its seasons, their boards, halls of fame and trophies. */
    spreadName: (league: LeagueRecord) => spreadName(table, league),

    /**
     * Ends a membership that is unchanged since it was read.
     * @param organizer who must still organize the league, if an organizer leaves
     * @param entry if a member with a role leaves
     */
    async leaveLeague(
      member: MemberRecord,
      at: number,
      organizer: string | null,
      entry: LogRecord | null,
    ): Promise<'left' | 'changed-meanwhile'> {
      const { ok } = await transact(table, [
        left(member, at),
        ...(organizer === null ? [] : [organizes(member.league, organizer, at)]),
        ...(entry === null ? [] : [logged(entry)]),
      ]);
      return ok ? 'left' : 'changed-meanwhile';
    },

    /** Changes what a member may do, if their roles are unchanged since they were read. */
    async setRoles(
      { league, player, roles: before }: MemberRecord,
      roles: MemberRecord['roles'],
      { organizer, entry, since, notice }: RolesChanged,
    ): Promise<'set' | 'changed-meanwhile'> {
      const written = await transact(table, [
        update(memberKey(league, player.id), `SET #roles = :roles${sinceChange(since)}`, {
          when: ['size(#roles) = :count', ...before.map((_, at) => `contains(#roles, :was${at})`)].join(
            ' AND ',
          ),
          values: {
            ...{ roles, count: before.length, since },
            ...Object.fromEntries(before.map((role, at) => [`was${at}`, role])),
          },
        }),
        logged(entry),
        // Another member has to organize the league when this one no longer does.
        ...(organizer === null ? [] : [organizes(league, organizer, entry.at)]),
        ...(notice === null
          ? []
          : [put({ ...announcementKey(notice.league.id, notice.id), ...notice }), posted(announced(notice))]),
      ]);
      return written.ok ? 'set' : 'changed-meanwhile';
    },

    /** The request to take over the league, if there is one. */
    handOver: (league: string) => getItem(table, handOverKey(league), HandOverRecord),

    /** Requests to take over a league and announces it, unless there is another request. */
    async askHandOver(
      asked: HandOverRecord,
      notice: NoticeRecord,
      entry: LogRecord,
    ): Promise<'asked' | 'already-asked'> {
      const written = await transact(table, [
        insert({ ...handOverKey(asked.league), ...asked }),
        put({ ...announcementKey(notice.league.id, notice.id), ...notice }),
        posted(announced(notice)),
        logged(entry),
      ]);
      return written.ok ? 'asked' : 'already-asked';
    },

    /**
     * Ends the request if it is unchanged since it was read: the league stays as it is, or the member who made the
     * request gets these roles.
     */
    async endHandOver(
      { league, by, at }: HandOverRecord,
      roles: MemberRecord['roles'] | null,
      entry: LogRecord,
    ): Promise<'ended' | 'changed-meanwhile'> {
      const written = await transact(table, [
        remove(handOverKey(league), { when: '#at = :at', values: { at } }),
        ...(roles === null ? [] : [giveRoles(league, by.id, roles, entry.at)]),
        logged(entry),
      ]);
      return written.ok ? 'ended' : 'changed-meanwhile';
    },
  };
}

/** The change of the time since when a member has a role beyond player; undefined leaves it unchanged. */
function sinceChange(since: number | null | undefined): string {
  if (since === undefined) return '';
  return since === null ? ' REMOVE roleSince' : ', roleSince = :since';
}

/** Changes some fields of a profile; other fields that it lacks are filled from the known values. */
/** The write that changes some fields of a profile, unless its account is deleted. */
export function changeProfile(known: PlayerRecord, change: Partial<PlayerRecord>) {
  const fields = Object.entries({ ...current(known), ...change }).filter(([, value]) => value !== undefined);
  const sets = fields.map(([name]) =>
    Object.hasOwn(change, name) ? `#${name} = :${name}` : `#${name} = if_not_exists(#${name}, :${name})`,
  );
  return update(playerKey(known.id), `SET ${sets.join(', ')}`, {
    when: 'attribute_not_exists(closedAt)',
    values: Object.fromEntries(fields),
  });
}

function giveRoles(league: string, player: string, roles: MemberRecord['roles'], at: number): Write {
  return update(memberKey(league, player), 'SET #roles = :roles, roleSince = if_not_exists(roleSince, :at)', {
    when: 'attribute_exists(pk)',
    values: { roles, at },
  });
}
