import {
  listing,
  playerResultKey,
  ratedKey,
  ratingKey,
  resultKey,
  seasonResultKey,
  statisticKey,
} from '../keys';
import type { RatingWrite, ResultStore } from '../questions/results';
import { RatingRecord, ResultRecord, SeatStatistic } from '../records';
import { getItem, queryItems, queryPage, type Table } from './reads';
import { ABSENT, insert, put, remove, transact, update, type Write } from './writes';

/** The record of results, and the ratings and statistics that are computed from it. */
export function resultStore(table: Table): ResultStore {
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
      const written = await transact(table, [...newResult(result), ...changes.map(saveRating)]);
      if (written.ok) return 'saved';
      return written.failed[0] ? 'already-rated' : 'changed-meanwhile';
    },

    async replaceResult(result) {
      const written = await transact(table, [
        put(recordItem(result), {
          when: 'attribute_not_exists(revision) OR revision <= :revision',
          values: { revision: result.revision ?? 0 },
        }),
        ...copiesOf(result),
      ]);
      return written.ok ? 'saved' : 'superseded';
    },

    async replaceRating(rating) {
      return (await transact(table, [saveRating(rating)])).ok ? 'saved' : 'changed-meanwhile';
    },

    async removeRating({ player, board, games, mu }) {
      const written = await transact(table, [
        remove(ratingKey(player.id, board), { when: UNCHANGED_RATING, values: { games, mu } }),
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
      const statistic = put(
        { ...statisticKey(after.system, after.players, after.seat), ...after },
        before === undefined
          ? { when: ABSENT }
          : {
              when: 'games = :games AND places = :places',
              values: { games: before.games, places: before.places },
            },
      );
      return (await transact(table, [statistic])).ok ? 'saved' : 'changed-meanwhile';
    },
  };
}

/** The writes by which a game gets into the record and the statistics; the first of them says whether it was there. */
export function newResult(result: ResultRecord): readonly Write[] {
  return [
    insert({ ...ratedKey(result.game), result: result.id }),
    put(recordItem(result)),
    ...copiesOf(result),
    ...(result.voided === true ? [] : result.seats.map((seat) => countSeat(result, seat))),
  ];
}

const UNCHANGED_RATING = 'games = :games AND mu = :mu';

function saveRating({ before, after }: RatingWrite): Write {
  return put(
    { ...ratingKey(after.player.id, after.board), ...ratingListing(after), ...after },
    before === undefined
      ? { when: ABSENT }
      : { when: UNCHANGED_RATING, values: { games: before.games, mu: before.mu } },
  );
}

/** Adds a game to what is known of a seat. Sums of whole numbers come out the same in any order. */
function countSeat({ system, seats }: ResultRecord, own: ResultRecord['seats'][number]): Write {
  const { seat, place, leading } = own;
  const players = seats.length;
  const sets = '#system = :system, players = :players, seat = :seat';
  const sums = 'games :one, wins :won, places :place, figure :leading';
  return update(statisticKey(system, players, seat), `SET ${sets} ADD ${sums}`, {
    values: { system, players, seat, one: 1, won: own.winner ? 1 : 0, place, leading },
  });
}

function recordItem(result: ResultRecord) {
  return { ...resultKey(result.id), ...listing('RESULTS', result.id), ...result };
}

/** A result's copies: in its season, and with each of its players. */
function copiesOf(result: ResultRecord): readonly Write[] {
  const players = [...result.seats, ...(result.left ?? [])].map(({ player }) => player.id);
  return [
    put({ ...seasonResultKey(result.season.id, result.round, result.board), ...result }),
    ...players.map((player) => put({ ...playerResultKey(player, result.id), ...result })),
  ];
}

/** Sorted by the lower end of the band; the offset keeps the number positive so that it sorts as text. */
function ratingListing(rating: RatingRecord) {
  const lowerEnd = Math.round((rating.mu - 2 * rating.sigma) * 1000) + 10_000_000;
  return listing(`RATINGS#${rating.board}`, `${String(lowerEnd).padStart(9, '0')}#${rating.player.id}`);
}
