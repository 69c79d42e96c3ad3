import * as z from 'zod';
import { listing, ratingKey, ratingsList } from '../platform/keys';
import { getItem, getItems, queryItems, queryPage, type Table } from '../platform/reads';
import { currentGeneration } from '../platform/record-state';
import { RatingRecord } from '../platform/records';
import { ABSENT, put, transact, type Write } from '../platform/writes';
import { nameOfRating, type RatingStore, type RatingWrite } from './ratings.questions';

/** Ratings of the current generation. */
export function ratingStore(table: Table): RatingStore {
  return {
    async ratings(board, limit, after) {
      const partition = ratingsList(board, await currentGeneration(table));
      const range = { index: 'listing', partition, newestFirst: true, limit, after } as const;
      return queryPage(table, range, RatingRecord);
    },

    async ratingsOf(player) {
      const range = { partition: `PLAYER#${player}`, prefix: 'RATING#' };
      const [generation, all] = await Promise.all([
        currentGeneration(table),
        queryItems(table, range, Keyed),
      ]);
      return all
        .filter(({ sk, board }) => sk === ratingKey(player, board, generation).sk)
        .map((rating) => RatingRecord.parse(rating));
    },

    async rating(player, board) {
      return getItem(table, ratingKey(player, board, await currentGeneration(table)), RatingRecord);
    },

    async ratingsAt(names) {
      const generation = await currentGeneration(table);
      const keys = names.map(({ player, board }) => ratingKey(player, board, generation));
      const found = await getItems(table, keys, RatingRecord);
      return { generation, ratings: new Map(found.map((rating) => [nameOfRating(rating), rating])) };
    },

    async replaceRating(rating) {
      const saved = saveRating(rating, await currentGeneration(table));
      return (await transact(table, [saved])).ok ? 'saved' : 'changed-meanwhile';
    },
  };
}

const Keyed = z.looseObject({ sk: z.string(), board: z.string() });

const UNCHANGED_RATING = 'games = :games AND mu = :mu';

export function saveRating({ before, after }: RatingWrite, generation: number): Write {
  return put(
    ratingItem(after, generation),
    before === undefined
      ? { when: ABSENT }
      : { when: UNCHANGED_RATING, values: { games: before.games, mu: before.mu } },
  );
}

/** Sorted by the lower end of the band; the offset keeps the number positive so that it sorts as text. */
export function ratingItem(rating: RatingRecord, generation: number) {
  const { player, board, mu, sigma } = rating;
  const lowerEnd = Math.round((mu - 2 * sigma) * 1000) + 10_000_000;
  return {
    ...ratingKey(player.id, board, generation),
    ...listing(ratingsList(board, generation), `${String(lowerEnd).padStart(9, '0')}#${player.id}`),
    ...rating,
  };
}
