import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { announcementKey, handOverKey, leagueKey, listing, memberKey, playerKey } from '../keys';
import type { PeopleStore } from '../questions/people';
import { HandOverRecord, LeagueRecord, MemberRecord, PlayerRecord } from '../records';
import { logged } from './logs';
import { memberItem, newMember, organizes } from './members';
import { announced } from './notices';
import { posted } from './outbox';
import { getItem, queryItems, type Table } from './reads';
import { current } from './versions';
import { insert, put, remove, transact, update, type Write, write } from './writes';

/** Players, leagues and memberships. */
export function peopleStore(table: Table): PeopleStore {
  return {
    player: (id) => getItem(table, playerKey(id), PlayerRecord),

    async savePlayer(player) {
      await write(table, put({ ...playerKey(player.id), ...player }));
    },

    async changePlayer(known, change) {
      const changed = changeProfile(known, change);
      const { Update } = changed;
      const input = { TableName: table.name, ...Update, ReturnValues: 'ALL_NEW' as const };
      return PlayerRecord.parse((await table.client.send(new UpdateCommand(input))).Attributes);
    },

    league: (id) => getItem(table, leagueKey(id), LeagueRecord),

    leagues: () =>
      queryItems(
        table,
        { index: 'listing', partition: 'LEAGUES', newestFirst: true, limit: 100 },
        LeagueRecord,
      ),

    async leaguesOf(player) {
      const memberships = await queryItems(
        table,
        { index: 'listing', partition: `PLAYER#${player}#LEAGUES` },
        z.object({ league: z.string() }),
      );
      return memberships.map(({ league }) => league);
    },

    async createLeague(league, organizer) {
      const item = { ...leagueKey(league.id), ...listing('LEAGUES', String(league.createdAt)), ...league };
      await transact(table, [insert(item), newMember(organizer)]);
    },

    members: (league) =>
      queryItems(table, { partition: `LEAGUE#${league}`, prefix: 'MEMBER#' }, MemberRecord),

    member: (league, player) => getItem(table, memberKey(league, player), MemberRecord),

    async addMember(member) {
      return (await write(table, insert(memberItem(member)))) ? 'added' : 'already-there';
    },

    async setRoles({ league, player, roles: before }, roles, organizer, entry) {
      const written = await transact(table, [
        update(memberKey(league, player.id), 'SET #roles = :roles', {
          when: ['size(#roles) = :count', ...before.map((_, at) => `contains(#roles, :was${at})`)].join(
            ' AND ',
          ),
          values: {
            ...{ roles, count: before.length },
            ...Object.fromEntries(before.map((role, at) => [`was${at}`, role])),
          },
        }),
        logged(entry),
        // Someone else has to organize the league when this one no longer does.
        ...(organizer === null ? [] : [organizes(league, organizer)]),
      ]);
      return written.ok ? 'set' : 'changed-meanwhile';
    },

    handOver: (league) => getItem(table, handOverKey(league), HandOverRecord, { consistent: true }),

    async askHandOver(asked, notice, entry) {
      const written = await transact(table, [
        insert({ ...handOverKey(asked.league), ...asked }),
        put({ ...announcementKey(notice.league.id, notice.id), ...notice }),
        posted(announced(notice)),
        logged(entry),
      ]);
      return written.ok ? 'asked' : 'already-asked';
    },

    async endHandOver({ league, by, at }, roles, entry) {
      const written = await transact(table, [
        remove(handOverKey(league), { when: '#at = :at', values: { at } }),
        ...(roles === null ? [] : [giveRoles(league, by.id, roles)]),
        logged(entry),
      ]);
      return written.ok ? 'ended' : 'changed-meanwhile';
    },
  };
}

/** Changes some of a profile; what it lacks of the rest is taken from what is known. */
function changeProfile(known: PlayerRecord, change: Partial<PlayerRecord>) {
  const fields = Object.entries(current({ ...known, ...change })).filter(([, value]) => value !== undefined);
  const sets = fields.map(([name]) =>
    Object.hasOwn(change, name) ? `#${name} = :${name}` : `#${name} = if_not_exists(#${name}, :${name})`,
  );
  return update(playerKey(known.id), `SET ${sets.join(', ')}`, { values: Object.fromEntries(fields) });
}

function giveRoles(league: string, player: string, roles: MemberRecord['roles']): Write {
  return update(memberKey(league, player), 'SET #roles = :roles', {
    when: 'attribute_exists(pk)',
    values: { roles },
  });
}
