import type { RatingRecord } from '../records';
import type { PageOf } from './pages';

/** A record and the one it takes the place of; each is written only if the other is still there. */
export interface Replacement<T> {
  readonly before: T | undefined;
  readonly after: T;
}

export type RatingWrite = Replacement<RatingRecord>;

/** Whose rating, and on which board. */
export interface RatingName {
  readonly player: string;
  readonly board: string;
}

/** How maps of ratings call one. */
export function ratingName({ player, board }: RatingName): string {
  return `${player} ${board}`;
}

export function nameOfRating({ player, board }: RatingRecord): string {
  return ratingName({ player: player.id, board });
}

/** Ratings of the generation that counts: a recomputation builds the next one beside it. */
export interface RatingStore {
  /** One page of a board, best first; `after` is where the last page ended. */
  ratings(board: string, limit: number, after: string | null): Promise<PageOf<RatingRecord>>;
  /** Everything a player is rated on. */
  ratingsOf(player: string): Promise<readonly RatingRecord[]>;
  rating(player: string, board: string): Promise<RatingRecord | undefined>;
  /** Some ratings, and the generation that they are of. */
  ratingsAt(
    names: readonly RatingName[],
  ): Promise<{ readonly generation: number; readonly ratings: ReadonlyMap<string, RatingRecord> }>;
  /** Replaces a rating, if no one has changed it since it was read. */
  replaceRating(write: RatingWrite): Promise<'saved' | 'changed-meanwhile'>;
}
