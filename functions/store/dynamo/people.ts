import * as z from 'zod';
import { announcementKey, handOverKey, leagueKey, listing, memberKey, playerKey } from '../keys';
import type { PeopleStore } from '../questions/people';
import { HandOverRecord, LeagueRecord, MemberRecord, PlayerRecord } from '../records';
import { logged, writeLogged } from './logs';
import { announced } from './notices';
import { posted } from './outbox';
import { getItem, queryItems, type Table } from './reads';
import { insert, put, remove, transact, update, type Write, write } from './writes';

/** Players, leagues and memberships. */
export function peopleStore(table: Table): PeopleStore {
  const memberItem = (member: MemberRecord) => ({
    ...memberKey(member.league, member.player.id),
    ...listing(`PLAYER#${member.player.id}#LEAGUES`, member.league),
    ...member,
  });
  return {
    player: (id) => getItem(table, playerKey(id), PlayerRecord),

    async savePlayer(player) {
      await write(table, put({ ...playerKey(player.id), ...player }));
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
      await transact(table, [insert(item), put(memberItem(organizer))]);
    },

    members: (league) =>
      queryItems(table, { partition: `LEAGUE#${league}`, prefix: 'MEMBER#' }, MemberRecord),

    member: (league, player) => getItem(table, memberKey(league, player), MemberRecord),

    async addMember(member) {
      return (await write(table, insert(memberItem(member)))) ? 'added' : 'already-there';
    },

    async setRoles(league, player, roles, entry) {
      return (await writeLogged(table, giveRoles(league, player, roles), entry)) ? 'set' : 'not-a-member';
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

function giveRoles(league: string, player: string, roles: MemberRecord['roles']): Write {
  return update(memberKey(league, player), 'SET #roles = :roles', {
    when: 'attribute_exists(pk)',
    values: { roles },
  });
}
