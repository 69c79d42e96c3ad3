import type { PageOf } from '../platform/pages';
import type {
  RebuiltRating,
  RebuiltRatings,
  RecomputationRecord,
  RecordChanged,
  ResultRecord,
} from '../platform/records';
import type { RatingName } from './ratings.questions';

/** The record of results as a whole: the current generation of ratings, and the number of games in each shard. */
export interface RecordState {
  readonly generation: number;
  readonly games: readonly number[];
}

/** A result as readers see it, and whether an abandoned recomputation has left ratings beside it. */
export interface ResultToRate {
  readonly result: ResultRecord;
  readonly isStale: boolean;
}

/** Ratings and statistics recomputed from the record, in a separate generation that takes effect at once. */
export interface RecomputationStore {
  /** The running recomputation. */
  recomputation(): Promise<RecomputationRecord | undefined>;
  /** Stores its progress, with the event that continues it, if no other run has taken it over since it was read. */
  saveRecomputation(
    before: RecomputationRecord | undefined,
    after: RecomputationRecord,
    event?: RecordChanged,
  ): Promise<'saved' | 'changed-meanwhile'>;
  /** Ends it, unless another run has taken it over. */
  endRecomputation(last: RecomputationRecord): Promise<void>;
  recordState(): Promise<RecordState>;
  /** The next results of the record, in their current state. */
  resultsToRate(after: string | null, limit: number): Promise<PageOf<ResultToRate>>;
  rebuiltRatings(
    generation: number,
    names: readonly RatingName[],
  ): Promise<ReadonlyMap<string, RebuiltRating>>;
  /** Writes ratings of a generation. Those written by a later run stay. */
  saveRebuiltRatings(generation: number, ratings: readonly RebuiltRating[]): Promise<void>;
  /** Writes ratings beside a result and its copies, unless a later run has done so. */
  saveRatingsBeside(result: ResultRecord, ratings: RebuiltRatings): Promise<void>;
  /**
   * Makes the rebuilt generation current, with its statistics, if the record is unchanged since it was read: no game
   * has been rated since, and no other run has taken the recomputation over. `results` is the number of results.
   */
  switchRatings(
    last: RecomputationRecord,
    seen: RecordState,
    results: number,
  ): Promise<'switched' | 'superseded' | 'record-changed'>;
  /**
   * Removes some ratings of an outdated generation of a board.
   * @returns whether there may be more
   */
  removeSomeRatings(generation: number, board: string): Promise<boolean>;
  removeStatistics(generation: number): Promise<void>;
}
