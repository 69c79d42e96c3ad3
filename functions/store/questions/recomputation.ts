import type {
  RebuiltRating,
  RebuiltRatings,
  RecomputationRecord,
  RecordChanged,
  ResultRecord,
} from '../records';
import type { PageOf } from './pages';
import type { RatingName } from './ratings';

/** The record of results as a whole: the generation of ratings that counts, and how many games each shard has. */
export interface RecordState {
  readonly generation: number;
  readonly games: readonly number[];
}

/** A result as readers see it, and whether a recomputation that was given up has left ratings beside it. */
export interface ResultToRate {
  readonly result: ResultRecord;
  readonly isStale: boolean;
}

/** Ratings and statistics computed again from the record, in a generation of their own that takes effect at once. */
export interface RecomputationStore {
  /** The one that is under way. */
  recomputation(): Promise<RecomputationRecord | undefined>;
  /** Writes how far it has come, with the event that carries it on, if no other run has taken it on since it was read. */
  saveRecomputation(
    before: RecomputationRecord | undefined,
    after: RecomputationRecord,
    event?: RecordChanged,
  ): Promise<'saved' | 'changed-meanwhile'>;
  /** It is done, unless another run has taken it on. */
  endRecomputation(last: RecomputationRecord): Promise<void>;
  recordState(): Promise<RecordState>;
  /** The next results of the record, as they are at this moment. */
  resultsToRate(after: string | null, limit: number): Promise<PageOf<ResultToRate>>;
  rebuiltRatings(
    generation: number,
    names: readonly RatingName[],
  ): Promise<ReadonlyMap<string, RebuiltRating>>;
  /** Writes ratings of a generation. One that a later run has written stays. */
  saveRebuiltRatings(generation: number, ratings: readonly RebuiltRating[]): Promise<void>;
  /** Writes ratings beside a result and its copies, unless a later run has. */
  saveRatingsBeside(result: ResultRecord, ratings: RebuiltRatings): Promise<void>;
  /**
   * Lets the generation that was built count, with its statistics, if the record is as it was seen: no game has been
   * rated since, and no other run has taken the recomputation on. `results` is how many there are.
   */
  switchRatings(
    last: RecomputationRecord,
    seen: RecordState,
    results: number,
  ): Promise<'switched' | 'superseded' | 'record-changed'>;
  /** Removes some ratings of a board that count no longer. @returns whether there may be more */
  removeSomeRatings(generation: number, board: string): Promise<boolean>;
  removeStatistics(generation: number): Promise<void>;
}
