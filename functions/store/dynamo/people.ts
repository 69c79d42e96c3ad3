import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { announcementKey, handOverKey, leagueKey, listing, memberKey, playerKey } from '../keys';
import { HandOverRecord, LeagueRecord, MemberRecord, PlayerRecord } from '../records';
import type { LogRecord } from '../result-records';
import type { PeopleStore } from '../store';
import { logItem } from './game-rulings';
import { announced } from './notices';
import { outboxItem } from './outbox';
import { conditionFailed, getItem, queryItems, type Table, transact } from './table';
import { current } from './versions';

/** Players, leagues and memberships. */
export function peopleStore(table: Table): PeopleStore {
  const { client, name } = table;
  const memberItem = (member: MemberRecord) => ({
    ...memberKey(member.league, member.player.id),
    ...listing(`PLAYER#${member.player.id}#LEAGUES`, member.league),
    ...member,
  });
  const rolesSet = (league: string, player: string, roles: MemberRecord['roles']) => ({
    Update: {
      TableName: name,
      Key: memberKey(league, player),
      UpdateExpression: 'SET #roles = :roles',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#roles': 'roles' },
      ExpressionAttributeValues: { ':roles': roles },
    },
  });
  const logged = (entry: LogRecord) => ({ Put: { TableName: name, Item: logItem(entry) } });
  return {
    player: (id) => getItem(table, playerKey(id), PlayerRecord),

    async savePlayer(player) {
      await client.send(
        new PutCommand({ TableName: name, Item: current({ ...playerKey(player.id), ...player }) }),
      );
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
      await transact(table, [
        { Put: { TableName: name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' } },
        { Put: { TableName: name, Item: memberItem(organizer) } },
      ]);
    },

    members: (league) =>
      queryItems(table, { partition: `LEAGUE#${league}`, prefix: 'MEMBER#' }, MemberRecord),

    member: (league, player) => getItem(table, memberKey(league, player), MemberRecord),

    async addMember(member) {
      try {
        await client.send(
          new PutCommand({
            TableName: name,
            Item: current(memberItem(member)),
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        );
        return 'added';
      } catch (error) {
        if (conditionFailed(error)) return 'already-there';
        throw error;
      }
    },

    async setRoles(league, player, roles, entry) {
      const written = await transact(table, [rolesSet(league, player, roles), logged(entry)]);
      return written.ok ? 'set' : 'not-a-member';
    },

    handOver: (league) => getItem(table, handOverKey(league), HandOverRecord, { consistent: true }),

    async askHandOver(asked, notice, entry) {
      const Item = { ...handOverKey(asked.league), ...asked };
      const written = await transact(table, [
        { Put: { TableName: name, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
        { Put: { TableName: name, Item: { ...announcementKey(notice.league.id, notice.id), ...notice } } },
        { Put: { TableName: name, Item: outboxItem(announced(notice)) } },
        logged(entry),
      ]);
      return written.ok ? 'asked' : 'already-asked';
    },

    async endHandOver({ league, by, at }, roles, entry) {
      const written = await transact(table, [
        {
          Delete: {
            TableName: name,
            Key: handOverKey(league),
            ConditionExpression: '#at = :at',
            ExpressionAttributeNames: { '#at': 'at' },
            ExpressionAttributeValues: { ':at': at },
          },
        },
        ...(roles === null ? [] : [rolesSet(league, by.id, roles)]),
        logged(entry),
      ]);
      return written.ok ? 'ended' : 'changed-meanwhile';
    },
  };
}
