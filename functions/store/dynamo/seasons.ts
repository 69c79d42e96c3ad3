import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { boardKey, entryKey, listing, seasonKey } from '../keys';
import { BoardRecord, PersonRecord, SeasonRecord } from '../records';
import type { SeasonStore } from '../store';
import { conditionFailed, getItem, queryItems, type Table, type Transacted, transact } from './table';

/** Seasons, who plays in them, and the summaries of their boards. */
export function seasonStore(table: Table): SeasonStore {
  const { client, name } = table;

  /** Changes who is entered and the season's count together, while registration is open. */
  const changeEntries = (season: string, by: 1 | -1, entry: Parameters<typeof transact>[1][number]) =>
    transact(table, [
      {
        Update: {
          TableName: name,
          Key: seasonKey(season),
          UpdateExpression: 'ADD players :by',
          ConditionExpression: '#status = :registration',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':by': by, ':registration': 'registration' },
        },
      },
      entry,
    ]);
  const refused = (result: Transacted) => (result.ok ? null : result.failed[0] ? 'closed' : 'entry');

  return {
    season: (id) => getItem(table, seasonKey(id), SeasonRecord, { consistent: true }),

    seasonsOf: (league) =>
      queryItems(
        table,
        { index: 'listing', partition: `LEAGUE#${league}#SEASONS`, newestFirst: true, limit: 100 },
        SeasonRecord,
      ),

    async createSeason(season) {
      const list = listing(`LEAGUE#${season.league.id}#SEASONS`, String(season.createdAt));
      await client.send(
        new PutCommand({
          TableName: name,
          Item: { ...seasonKey(season.id), ...list, ...season },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    },

    async entries(season) {
      const range = { partition: `SEASON#${season}`, prefix: 'ENTRY#', consistent: true };
      const entries = await queryItems(table, range, z.object({ player: PersonRecord, at: z.number() }));
      return entries
        .sort((one, other) => one.at - other.at || (one.player.id < other.player.id ? -1 : 1))
        .map(({ player }) => player);
    },

    async enter(season, player, at) {
      const Item = { ...entryKey(season, player.id), player, at };
      const put = { Put: { TableName: name, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
      const why = refused(await changeEntries(season, 1, put));
      return why === null ? 'entered' : why === 'closed' ? 'closed' : 'already-in';
    },

    async withdraw(season, player) {
      const Key = entryKey(season, player);
      const remove = { Delete: { TableName: name, Key, ConditionExpression: 'attribute_exists(pk)' } };
      const why = refused(await changeEntries(season, -1, remove));
      return why === null ? 'withdrawn' : why === 'closed' ? 'closed' : 'not-in';
    },

    async startSeason(season, drawSeed, players) {
      const reply = await client.send(
        new UpdateCommand({
          TableName: name,
          Key: seasonKey(season),
          // A start that was cut off is taken up again with the seed it began with.
          UpdateExpression:
            'SET #status = :running, drawSeed = if_not_exists(drawSeedOnce, :seed), drawSeedOnce = if_not_exists(drawSeedOnce, :seed), players = :players',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':running': 'running', ':seed': drawSeed, ':players': players },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return SeasonRecord.parse(reply.Attributes);
    },

    async openRound(season, round) {
      try {
        await client.send(
          new UpdateCommand({
            TableName: name,
            Key: seasonKey(season),
            UpdateExpression: 'SET #round = :round',
            ConditionExpression: '#round < :round',
            ExpressionAttributeNames: { '#round': 'round' },
            ExpressionAttributeValues: { ':round': round },
          }),
        );
        return 'opened';
      } catch (error) {
        if (conditionFailed(error)) return 'already-open';
        throw error;
      }
    },

    async finishSeason(season) {
      await client.send(
        new UpdateCommand({
          TableName: name,
          Key: seasonKey(season),
          UpdateExpression: 'SET #status = :finished',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':finished': 'finished' },
        }),
      );
    },

    boards: (season) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: 'BOARD#', consistent: true }, BoardRecord),

    async saveBoard(board) {
      try {
        await client.send(
          new PutCommand({
            TableName: name,
            Item: { ...boardKey(board.season, board.round, board.board), ...board },
            ConditionExpression: 'attribute_not_exists(pk) OR #step <= :step',
            ExpressionAttributeNames: { '#step': 'step' },
            ExpressionAttributeValues: { ':step': board.step },
          }),
        );
      } catch (error) {
        if (!conditionFailed(error)) throw error;
      }
    },
  };
}
