import * as z from 'zod';
import {
  gameKey,
  gateKey,
  listing,
  outboxKey,
  ratedKey,
  ratingKey,
  seatKey,
  secretKey,
  stepKey,
} from '../keys';
import { GameRecord, RatingRecord } from '../records';
import type { GameStore } from '../store';
import { gateItem, stepItem } from './items';
import { getItem, getLastingItem, queryItems, type Table, type TransactItems, transact } from './table';

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

    ratings: (system, limit) =>
      queryItems(
        table,
        { index: 'listing', partition: `RATINGS#${system}`, newestFirst: true, limit },
        RatingRecord,
      ),

    rating: (player, system) => getItem(table, ratingKey(player, system), RatingRecord, { consistent: true }),

    async saveRatings(game, before, after) {
      const items: TransactItems = [put({ ...ratedKey(game) }, true)];
      after.forEach((rating, index) => {
        const old = before[index];
        items.push({
          Put: {
            TableName: name,
            Item: { ...ratingKey(rating.player.id, rating.system), ...ratingListing(rating), ...rating },
            ...(old === undefined
              ? { ConditionExpression: 'attribute_not_exists(pk)' }
              : {
                  ConditionExpression: 'games = :games',
                  ExpressionAttributeValues: { ':games': old.games },
                }),
          },
        });
      });
      const result = await transact(table, items);
      if (result.ok) return 'saved';
      return result.failed[0] ? 'already-rated' : 'changed-meanwhile';
    },
  };
}

/** Sorted by the lower end of the band; the offset keeps the number positive so that it sorts as text. */
function ratingListing(rating: RatingRecord) {
  const lowerEnd = Math.round((rating.mu - 2 * rating.sigma) * 1000) + 10_000_000;
  return listing(`RATINGS#${rating.system}`, `${String(lowerEnd).padStart(9, '0')}#${rating.player.id}`);
}
