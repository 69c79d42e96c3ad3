import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { leagueKey, listing, memberKey, playerKey } from '../keys';
import { LeagueRecord, MemberRecord, PlayerRecord } from '../records';
import type { PeopleStore } from '../store';
import { conditionFailed, getItem, queryItems, type Table, transact } from './table';

/** Players, leagues and memberships. */
export function peopleStore(table: Table): PeopleStore {
  const { client, name } = table;
  const memberItem = (member: MemberRecord) => ({
    ...memberKey(member.league, member.player.id),
    ...listing(`PLAYER#${member.player.id}#LEAGUES`, member.league),
    ...member,
  });
  return {
    player: (id) => getItem(table, playerKey(id), PlayerRecord),

    async savePlayer(player) {
      await client.send(new PutCommand({ TableName: name, Item: { ...playerKey(player.id), ...player } }));
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
            Item: memberItem(member),
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        );
        return 'added';
      } catch (error) {
        if (conditionFailed(error)) return 'already-there';
        throw error;
      }
    },

    async setRoles(league, player, roles) {
      try {
        await client.send(
          new UpdateCommand({
            TableName: name,
            Key: memberKey(league, player),
            UpdateExpression: 'SET #roles = :roles',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeNames: { '#roles': 'roles' },
            ExpressionAttributeValues: { ':roles': roles },
          }),
        );
        return 'set';
      } catch (error) {
        if (conditionFailed(error)) return 'not-a-member';
        throw error;
      }
    },
  };
}
