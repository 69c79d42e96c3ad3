import type { BoardRecord, RatingRecord, ResultRecord, SeatStatistic } from '../records';
import type { PageOf } from './pages';

/** A record and the one it takes the place of; each is written only if the other is still there. */
export interface Replacement<T> {
  readonly before: T | undefined;
  readonly after: T;
}

export type RatingWrite = Replacement<RatingRecord>;

/** Results and what follows from them: ratings, statistics, awards, halls of fame, the league's log. */
export interface ResultStore {
  /** One page of a board, best first; `after` is where the last page ended. */
  ratings(board: string, limit: number, after: string | null): Promise<PageOf<RatingRecord>>;
  /** Everything a player is rated on. */
  ratingsOf(player: string): Promise<readonly RatingRecord[]>;
  rating(player: string, board: string): Promise<RatingRecord | undefined>;
  /** Writes a game into the record with the ratings after it, and counts it in the statistics, once for each game. */
  saveResult(
    result: ResultRecord,
    changes: readonly RatingWrite[],
  ): Promise<'saved' | 'already-rated' | 'changed-meanwhile'>;
  /** Replaces a result in the record, unless a later ruling has done so. */
  replaceResult(result: ResultRecord): Promise<'saved' | 'superseded'>;
  /** Replaces a rating, if no one has changed it since it was read. */
  replaceRating(write: RatingWrite): Promise<'saved' | 'changed-meanwhile'>;
  /** Takes away a rating that no game is left for, if no one has changed it since it was read. */
  removeRating(rating: RatingRecord): Promise<'removed' | 'changed-meanwhile'>;
  /** A player's finished games, newest first. */
  resultsOf(player: string, limit: number): Promise<readonly ResultRecord[]>;
  firstResultOf(player: string): Promise<ResultRecord | undefined>;
  resultsOfSeason(season: string): Promise<readonly ResultRecord[]>;
  resultOfBoard(board: Pick<BoardRecord, 'season' | 'round' | 'board'>): Promise<ResultRecord | undefined>;
  /** The whole record in order, page by page. */
  results(after: string | null): Promise<PageOf<ResultRecord>>;
  statistics(system: string): Promise<readonly SeatStatistic[]>;
  /** Replaces a statistic, if no game has been counted in it since it was read. */
  replaceStatistic(write: Replacement<SeatStatistic>): Promise<'saved' | 'changed-meanwhile'>;
}
