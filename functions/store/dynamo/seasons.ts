import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { boardKey, listing, roundKey, seasonKey } from '../keys';
import { RoundRecord, SeasonRecord } from '../records';
import type { SeasonStore } from '../season-store';
import { logItem } from './game-rulings';
import { StoredBoard } from './items';
import { conditionFailed, getItem, queryItems, type Table, transact } from './table';
import { updatedAndLogged } from './updated';
import { current } from './versions';

/** Seasons, their rounds, and the summaries of their boards. */
export function seasonStore(table: Table): SeasonStore {
  const { client, name } = table;

  return {
    season: (id) => getItem(table, seasonKey(id), SeasonRecord, { consistent: true }),

    seasonsOf: (league) =>
      queryItems(
        table,
        { index: 'listing', partition: `LEAGUE#${league}#SEASONS`, newestFirst: true, limit: 100 },
        SeasonRecord,
      ),

    async createSeason(season, entry) {
      const list = listing(`LEAGUE#${season.league.id}#SEASONS`, String(season.createdAt));
      const Item = { ...seasonKey(season.id), ...list, ...season };
      const written = await transact(table, [
        { Put: { TableName: name, Item, ConditionExpression: 'attribute_not_exists(pk)' } },
        { Put: { TableName: name, Item: logItem(entry) } },
      ]);
      if (!written.ok) throw new Error(`season ${season.id} is there already`);
    },

    async changeSeason(before, after, entry) {
      const settings = Object.entries(settingsOf(after));
      const given = settings.filter(([, value]) => value !== undefined);
      const absent = settings.filter(([, value]) => value === undefined);
      const set = given.map((_, at) => `#s${at} = :s${at}`).join(', ');
      const remove = absent.map((_, at) => `#a${at}`).join(', ');
      const update = {
        Key: seasonKey(before.id),
        UpdateExpression: `SET ${set}${remove === '' ? '' : ` REMOVE ${remove}`}`,
        ConditionExpression: '#status = :status AND #round = :round',
        ExpressionAttributeNames: {
          ...Object.fromEntries(given.map(([key], at) => [`#s${at}`, key])),
          ...Object.fromEntries(absent.map(([key], at) => [`#a${at}`, key])),
          '#status': 'status',
          '#round': 'round',
        },
        ExpressionAttributeValues: {
          ...Object.fromEntries(given.map(([, value], at) => [`:s${at}`, value])),
          ':status': before.status,
          ':round': before.round,
        },
      };
      return (await updatedAndLogged(table, update, entry)) ? 'changed' : 'changed-meanwhile';
    },

    async startSeason(season, drawSeed, rounds, entry) {
      const update = {
        Key: seasonKey(season),
        // A start that was cut off is taken up again with the seed it began with.
        UpdateExpression:
          'SET #status = :running, drawSeed = if_not_exists(drawSeedOnce, :seed), drawSeedOnce = if_not_exists(drawSeedOnce, :seed), rounds = :rounds',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':running': 'running', ':seed': drawSeed, ':rounds': rounds },
      };
      await updatedAndLogged(table, update, entry);
      const started = await getItem(table, seasonKey(season), SeasonRecord, { consistent: true });
      if (started === undefined) throw new Error(`there is no season ${season}`);
      return started;
    },

    rounds: (season) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: 'ROUND#', consistent: true }, RoundRecord),

    round: (season, round) => getItem(table, roundKey(season, round), RoundRecord, { consistent: true }),

    async planRound(round) {
      const key = roundKey(round.season, round.round);
      try {
        await client.send(
          new PutCommand({
            TableName: name,
            Item: current({ ...key, ...round }),
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        );
        return round;
      } catch (error) {
        if (!conditionFailed(error)) throw error;
        const kept = await getItem(table, key, RoundRecord, { consistent: true });
        return kept ?? round;
      }
    },

    async changeRound({ season, round, state, boards, certificate }, entry) {
      const update = {
        Key: roundKey(season, round),
        UpdateExpression: 'SET #state = :state, boards = :boards, certificate = :certificate',
        ConditionExpression: '#state = :planned',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':state': state,
          ':boards': boards,
          ':certificate': certificate,
          ':planned': 'planned',
        },
      };
      return (await updatedAndLogged(table, update, entry)) ? 'changed' : 'already-open';
    },

    async discardPlan(season, round) {
      try {
        await client.send(
          new DeleteCommand({
            TableName: name,
            Key: roundKey(season, round),
            ConditionExpression: '#state = :planned',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':planned': 'planned' },
          }),
        );
        return 'discarded';
      } catch (error) {
        if (conditionFailed(error)) return 'already-open';
        throw error;
      }
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

    boards: (season) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: 'BOARD#', consistent: true }, StoredBoard),

    async saveBoard(board) {
      const later =
        '#step < :step OR (#step = :step AND (attribute_not_exists(revision) OR revision <= :revision))';
      const { line } = board;
      // Of two lines of play the one that a later ruling began is the newer one, whatever its step.
      const newer =
        line === undefined
          ? `attribute_not_exists(#line) AND (${later})`
          : `attribute_not_exists(#line) OR #line < :line OR (#line = :line AND (${later}))`;
      try {
        await client.send(
          new PutCommand({
            TableName: name,
            Item: current({ ...boardKey(board.season, board.round, board.board), ...board }),
            ConditionExpression: `attribute_not_exists(pk) OR ${newer}`,
            ExpressionAttributeNames: { '#step': 'step', '#line': 'line' },
            ExpressionAttributeValues: {
              ':step': board.step,
              ':revision': board.revision ?? 0,
              ...(line === undefined ? {} : { ':line': line }),
            },
          }),
        );
      } catch (error) {
        if (!conditionFailed(error)) throw error;
      }
    },
  };
}

/** Everything of a season that an organizer decides, and what follows from it alone. */
function settingsOf(season: SeasonRecord) {
  const { name, options, boardSize, format, leftOver, registration, rounds } = season;
  const { scoring, aggregation, teams, division, apart, press, disputes, deadlines, absence } = season;
  return {
    ...{ name, options, boardSize, format, leftOver, registration, rounds },
    ...{ scoring, aggregation, teams, division, apart, press, disputes, deadlines, absence },
  };
}
