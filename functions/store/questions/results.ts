import type { BoardRecord, ResultRecord, SeatStatistic } from '../records';
import type { PageOf } from './pages';
import type { RatingWrite } from './ratings';

/** The record of results, and the statistics that are computed from it. */
export interface ResultStore {
  /**
   * Writes a game into the record with the ratings after it, and counts it in the statistics, once for each game and only
   * in the generation of ratings that counts.
   */
  saveResult(
    result: ResultRecord,
    changes: readonly RatingWrite[],
    generation: number,
  ): Promise<'saved' | 'already-rated' | 'changed-meanwhile'>;
  /** Replaces a result in the record, unless a later ruling has done so. */
  replaceResult(result: ResultRecord): Promise<'saved' | 'superseded'>;
  /** A player's finished games, newest first. */
  resultsOf(player: string, limit: number): Promise<readonly ResultRecord[]>;
  firstResultOf(player: string): Promise<ResultRecord | undefined>;
  resultsOfSeason(season: string): Promise<readonly ResultRecord[]>;
  resultOfBoard(board: Pick<BoardRecord, 'season' | 'round' | 'board'>): Promise<ResultRecord | undefined>;
  /** The whole record in order, page by page. */
  results(after: string | null): Promise<PageOf<ResultRecord>>;
  statistics(system: string): Promise<readonly SeatStatistic[]>;
}
