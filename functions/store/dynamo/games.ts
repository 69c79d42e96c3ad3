import * as z from 'zod';
import {
  gameKey,
  gateKey,
  listing,
  outboxKey,
  playerResultKey,
  ratedKey,
  ratingKey,
  resultKey,
  seatKey,
  secretKey,
  stepKey,
} from '../keys';
import { GameRecord, RatingRecord, ResultRecord } from '../records';
import type { GameStore, RatingWrite } from '../store';
import { gateItem, stepItem } from './items';
import {
  getItem,
  getLastingItem,
  queryItems,
  queryPage,
  type Table,
  type TransactItems,
  transact,
} from './table';

/** Games, their secret seeds, whose they are, and the ratings they lead to. */
export function gameStore(table: Table): GameStore {
  const { name } = table;
  const put = (Item: Record<string, unknown>, onlyNew = false) => ({
    Put: { TableName: name, Item, ...(onlyNew && { ConditionExpression: 'attribute_not_exists(pk)' }) },
  });

  const gamesOf = async (player: string, status: 'RUNNING' | 'FINISHED') => {
    const list = {
      index: 'listing',
      partition: `PLAYER#${player}#${status}`,
      newestFirst: true,
      limit: 100,
    } as const;
    const seats = await queryItems(table, list, z.object({ game: z.string() }));
    return seats.map(({ game }) => game);
  };
  const seatItems = (game: GameRecord, status: 'RUNNING' | 'FINISHED') =>
    game.seats.map(({ seat, player }) => ({
      ...seatKey(game.id, seat),
      ...listing(`PLAYER#${player.id}#${status}`, `${game.createdAt}#${game.id}`),
      game: game.id,
      seat,
      player,
    }));

  return {
    async createGame({ game, seed, gate, setup, event }) {
      const result = await transact(table, [
        put({ ...gameKey(game.id), ...game }, true),
        put({ ...secretKey(game.id), seed }),
        put({ ...gateKey(game.id), ...gateItem(gate) }),
        put({ ...stepKey(game.id, 0), ...stepItem(setup) }),
        put({ ...outboxKey(event.id, game.id), event }),
        ...seatItems(game, 'RUNNING').map((item) => put(item)),
      ]);
      return result.ok ? 'created' : 'already-there';
    },

    game: (id) => getLastingItem(table, gameKey(id), GameRecord),

    async seed(game) {
      return (await getItem(table, secretKey(game), z.object({ seed: z.string() }), { consistent: true }))
        ?.seed;
    },

    runningGamesOf: (player) => gamesOf(player, 'RUNNING'),
    finishedGamesOf: (player) => gamesOf(player, 'FINISHED'),

    async markFinished(game) {
      await transact(
        table,
        seatItems(game, 'FINISHED').map((item) => put(item)),
      );
    },

    async ratings(board, limit, after) {
      const page = await queryPage(
        table,
        { index: 'listing', partition: `RATINGS#${board}`, newestFirst: true, limit, after },
        RatingRecord,
      );
      return page;
    },

    ratingsOf: (player) =>
      queryItems(table, { partition: `PLAYER#${player}`, prefix: 'RATING#' }, RatingRecord),

    rating: (player, board) => getItem(table, ratingKey(player, board), RatingRecord, { consistent: true }),

    async saveResult(result, changes) {
      const written = await transact(table, [
        put({ ...ratedKey(result.game), result: result.id }, true),
        put({ ...resultKey(result.id), ...listing('RESULTS', result.id), ...result }),
        ...result.seats.map(({ player }) => put({ ...playerResultKey(player.id, result.id), ...result })),
        ...changes.map(ratingPut),
      ]);
      if (written.ok) return 'saved';
      return written.failed[0] ? 'already-rated' : 'changed-meanwhile';
    },

    async replaceRating(write) {
      return (await transact(table, [ratingPut(write)])).ok ? 'saved' : 'changed-meanwhile';
    },

    resultsOf: (player, limit) =>
      queryItems(
        table,
        { partition: `PLAYER#${player}`, prefix: 'RESULT#', newestFirst: true, limit },
        ResultRecord,
      ),

    results: (after) =>
      queryPage(table, { index: 'listing', partition: 'RESULTS', limit: 100, after }, ResultRecord),
  };

  function ratingPut({ before, after }: RatingWrite): TransactItems[number] {
    return {
      Put: {
        TableName: name,
        Item: { ...ratingKey(after.player.id, after.board), ...ratingListing(after), ...after },
        ...(before === undefined
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: 'games = :games AND mu = :mu',
              ExpressionAttributeValues: { ':games': before.games, ':mu': before.mu },
            }),
      },
    };
  }
}

/** Sorted by the lower end of the band; the offset keeps the number positive so that it sorts as text. */
function ratingListing(rating: RatingRecord) {
  const lowerEnd = Math.round((rating.mu - 2 * rating.sigma) * 1000) + 10_000_000;
  return listing(`RATINGS#${rating.board}`, `${String(lowerEnd).padStart(9, '0')}#${rating.player.id}`);
}
