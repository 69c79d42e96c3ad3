import * as z from 'zod';
import { lowerEnd } from '../../../engine/tournament/ratings';
import { listing, ratingKey, ratingsList } from '../platform/keys';
import { newestListed } from '../platform/lists';
import type { Page } from '../platform/reads';
import { getItem, getItems, queryItems, type Table } from '../platform/reads';
import { currentGeneration } from '../platform/record-state';
import { ABSENT, put, transact, type Write } from '../platform/writes';
import { RatingRecord } from '../result/results.records';

/** A record and the one it replaces; it is only written if the other is still there. */
export interface Replacement<T> {
  readonly before: T | undefined;
  readonly after: T;
}

export type RatingWrite = Replacement<RatingRecord>;

/** The name of a rating: player and board. */
export interface RatingName {
  readonly player: string;
  readonly board: string;
}

/** The key of a rating in maps. */
export function ratingName({ player, board }: RatingName): string {
  return `${player} ${board}`;
}

export function nameOfRating({ player, board }: RatingRecord): string {
  return ratingName({ player: player.id, board });
}

/** Ratings of the current generation; a recomputation builds the next one beside it. */
export function ratingStore(table: Table) {
  return {
    /** One page of a board, best first; `after` is the end of the previous page. */
    async ratings(board: string, limit: number, after: string | null): Promise<Page<RatingRecord>> {
      const partition = ratingsList(board, await currentGeneration(table));
      return newestListed(table, partition, { limit, after }, RatingRecord);
    },

    async ratingsOf(player: string): Promise<readonly RatingRecord[]> {
      const range = { partition: `PLAYER#${player}`, prefix: 'RATING#' };
      const [generation, all] = await Promise.all([
        currentGeneration(table),
        queryItems(table, range, Keyed),
      ]);
      return all
        .filter(({ sk, board }) => sk === ratingKey(player, board, generation).sk)
        .map((rating) => RatingRecord.parse(rating));
    },

    async rating(player: string, board: string): Promise<RatingRecord | undefined> {
      return getItem(table, ratingKey(player, board, await currentGeneration(table)), RatingRecord);
    },

    /** Some ratings, and their generation. */
    async ratingsAt(
      names: readonly RatingName[],
    ): Promise<{ readonly generation: number; readonly ratings: ReadonlyMap<string, RatingRecord> }> {
      const generation = await currentGeneration(table);
      const keys = names.map(({ player, board }) => ratingKey(player, board, generation));
      const found = await getItems(table, keys, RatingRecord);
      return { generation, ratings: new Map(found.map((rating) => [nameOfRating(rating), rating])) };
    },

    /** Replaces a rating, if no one has changed it since it was read. */
    async replaceRating(rating: RatingWrite): Promise<'saved' | 'changed-meanwhile'> {
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
  const { player, board } = rating;
  const order = Math.round(lowerEnd(rating) * 1000) + 10_000_000;
  return {
    ...ratingKey(player.id, board, generation),
    ...listing(ratingsList(board, generation), `${String(order).padStart(9, '0')}#${player.id}`),
    ...rating,
  };
}
