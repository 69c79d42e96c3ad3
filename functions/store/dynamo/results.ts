import {
  listing,
  playerResultKey,
  ratedKey,
  ratingKey,
  resultKey,
  seasonResultKey,
  statisticKey,
} from '../keys';
import { RatingRecord, ResultRecord } from '../records';
import { SeatStatistic } from '../result-records';
import type { RatingWrite, ResultStore } from '../result-store';
import { getItem, queryItems, queryPage, type Table, type TransactItems, transact } from './table';

type Write = TransactItems[number];

/** The record of results, and the ratings and statistics that are computed from it. */
export function resultStore(
  table: Table,
): Pick<
  ResultStore,
  | 'ratings'
  | 'ratingsOf'
  | 'rating'
  | 'saveResult'
  | 'replaceResult'
  | 'replaceRating'
  | 'removeRating'
  | 'resultsOf'
  | 'firstResultOf'
  | 'resultsOfSeason'
  | 'resultOfBoard'
  | 'results'
  | 'statistics'
  | 'replaceStatistic'
> {
  const { name } = table;
  const put = (Item: Record<string, unknown>): Write => ({ Put: { TableName: name, Item } });
  const resultsIn = (partition: string, more: { newestFirst?: boolean; limit?: number } = {}) =>
    queryItems(table, { partition, prefix: 'RESULT#', ...more }, ResultRecord);

  return {
    ratings: (board, limit, after) =>
      queryPage(
        table,
        { index: 'listing', partition: `RATINGS#${board}`, newestFirst: true, limit, after },
        RatingRecord,
      ),

    ratingsOf: (player) =>
      queryItems(table, { partition: `PLAYER#${player}`, prefix: 'RATING#' }, RatingRecord),

    rating: (player, board) => getItem(table, ratingKey(player, board), RatingRecord, { consistent: true }),

    async saveResult(result, changes) {
      const written = await transact(table, [
        {
          Put: {
            TableName: name,
            Item: { ...ratedKey(result.game), result: result.id },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        put(recordItem(result)),
        ...copiesOf(result).map(put),
        ...changes.map(ratingPut),
        ...(result.voided === true ? [] : result.seats.map((seat) => countSeat(result, seat))),
      ]);
      if (written.ok) return 'saved';
      return written.failed[0] ? 'already-rated' : 'changed-meanwhile';
    },

    async replaceResult(result) {
      const written = await transact(table, [
        {
          Put: {
            TableName: name,
            Item: recordItem(result),
            ConditionExpression: 'attribute_not_exists(revision) OR revision <= :revision',
            ExpressionAttributeValues: { ':revision': result.revision ?? 0 },
          },
        },
        ...copiesOf(result).map(put),
      ]);
      return written.ok ? 'saved' : 'superseded';
    },

    async replaceRating(write) {
      return (await transact(table, [ratingPut(write)])).ok ? 'saved' : 'changed-meanwhile';
    },

    async removeRating({ player, board, games, mu }) {
      const Key = ratingKey(player.id, board);
      const written = await transact(table, [
        { Delete: { TableName: name, Key, ...UNCHANGED_RATING, ...valuesOf({ games, mu }) } },
      ]);
      return written.ok ? 'removed' : 'changed-meanwhile';
    },

    resultsOf: (player, limit) => resultsIn(`PLAYER#${player}`, { newestFirst: true, limit }),
    firstResultOf: async (player) => (await resultsIn(`PLAYER#${player}`, { limit: 1 }))[0],

    resultsOfSeason: (season) =>
      queryItems(table, { partition: `SEASON#${season}`, prefix: 'RESULT#', consistent: true }, ResultRecord),

    resultOfBoard: ({ season, round, board }) =>
      getItem(table, seasonResultKey(season, round, board), ResultRecord, { consistent: true }),

    results: (after) =>
      queryPage(table, { index: 'listing', partition: 'RESULTS', limit: 100, after }, ResultRecord),

    statistics: (system) =>
      queryItems(
        table,
        { partition: `STATISTICS#${system}`, prefix: 'SEAT#', consistent: true },
        SeatStatistic,
      ),

    async replaceStatistic({ before, after }) {
      const Item = { ...statisticKey(after.system, after.players, after.seat), ...after };
      const condition =
        before === undefined
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: 'games = :games AND places = :places',
              ...valuesOf({ games: before.games, places: before.places }),
            };
      const written = await transact(table, [{ Put: { TableName: name, Item, ...condition } }]);
      return written.ok ? 'saved' : 'changed-meanwhile';
    },
  };

  function ratingPut({ before, after }: RatingWrite): Write {
    const Item = { ...ratingKey(after.player.id, after.board), ...ratingListing(after), ...after };
    const condition =
      before === undefined
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : { ...UNCHANGED_RATING, ...valuesOf({ games: before.games, mu: before.mu }) };
    return { Put: { TableName: name, Item, ...condition } };
  }

  /** Adds a game to what is known of a seat. Sums of whole numbers come out the same in any order. */
  function countSeat({ system, seats }: ResultRecord, own: ResultRecord['seats'][number]): Write {
    const key = statisticKey(system, seats.length, own.seat);
    return {
      Update: {
        TableName: name,
        Key: key,
        UpdateExpression:
          'SET #system = :system, players = :players, seat = :seat ADD games :one, wins :won, places :place, figure :figure',
        ExpressionAttributeNames: { '#system': 'system' },
        ExpressionAttributeValues: {
          ':system': system,
          ':players': seats.length,
          ':seat': own.seat,
          ':one': 1,
          ':won': own.winner ? 1 : 0,
          ':place': own.place,
          ':figure': own.leading,
        },
      },
    };
  }
}

const UNCHANGED_RATING = { ConditionExpression: 'games = :games AND mu = :mu' };

function valuesOf(values: Readonly<Record<string, number>>) {
  return {
    ExpressionAttributeValues: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [`:${key}`, value]),
    ),
  };
}

function recordItem(result: ResultRecord) {
  return { ...resultKey(result.id), ...listing('RESULTS', result.id), ...result };
}

/** A result's copies: in its season, and with each of its players. */
function copiesOf(result: ResultRecord) {
  return [
    { ...seasonResultKey(result.season.id, result.round, result.board), ...result },
    ...[...result.seats, ...(result.left ?? [])].map(({ player }) => ({
      ...playerResultKey(player.id, result.id),
      ...result,
    })),
  ];
}

/** Sorted by the lower end of the band; the offset keeps the number positive so that it sorts as text. */
function ratingListing(rating: RatingRecord) {
  const lowerEnd = Math.round((rating.mu - 2 * rating.sigma) * 1000) + 10_000_000;
  return listing(`RATINGS#${rating.board}`, `${String(lowerEnd).padStart(9, '0')}#${rating.player.id}`);
}
