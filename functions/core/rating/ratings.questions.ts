import type { PageOf } from '../platform/pages';
import type { RatingRecord } from '../platform/records';

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
export interface RatingStore {
  /** One page of a board, best first; `after` is the end of the previous page. */
  ratings(board: string, limit: number, after: string | null): Promise<PageOf<RatingRecord>>;
  ratingsOf(player: string): Promise<readonly RatingRecord[]>;
  rating(player: string, board: string): Promise<RatingRecord | undefined>;
  /** Some ratings, and their generation. */
  ratingsAt(
    names: readonly RatingName[],
  ): Promise<{ readonly generation: number; readonly ratings: ReadonlyMap<string, RatingRecord> }>;
  /** Replaces a rating, if no one has changed it since it was read. */
  replaceRating(write: RatingWrite): Promise<'saved' | 'changed-meanwhile'>;
}
