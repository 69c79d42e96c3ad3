import * as z from 'zod';
import { Time } from '../platform/common.records';
import { RatingRecord, SeatStatistic } from '../result/results.records';

/** Recomputed ratings beside a result. They replace the stored ones once their generation is current. */
export const RebuiltRatings = z.object({
  generation: z.number().int(),
  run: z.number().int(),
  seats: z.array(
    z.object({ before: z.number().optional(), rating: z.number(), deviation: z.number().optional() }),
  ),
  left: z.array(z.object({ before: z.number().optional(), rating: z.number().optional() })).optional(),
});
export type RebuiltRatings = z.infer<typeof RebuiltRatings>;

/** A rating in the generation that is being built. */
export const RebuiltRating = z.object({
  rating: RatingRecord,
  /** The run that wrote it: an earlier one does not overwrite it. */
  run: z.number().int(),
  /** The piece of the record that changed it last, and its value before that piece, which may be processed again. */
  piece: z.number().int(),
  before: RatingRecord.nullable(),
});
export type RebuiltRating = z.infer<typeof RebuiltRating>;

/** The progress of the recomputation of ratings and statistics from the record. */
export const RecomputationRecord = z.object({
  /** The generation of ratings that it builds. */
  generation: z.number().int(),
  /**
   * Increases with each run that takes it over and each earlier change of the record; only the last run may continue.
   */
  run: z.number().int(),
  phase: z.enum(['rebuilding', 'concluding']),
  /** The last processed result; null before the first. */
  after: z.string().nullable(),
  /** The number of processed pieces of the record. */
  piece: z.number().int(),
  /** The number of processed results. */
  done: z.number().int(),
  statistics: z.array(SeatStatistic),
  /** Seasons to conclude again once the new ratings are current. */
  seasons: z.array(z.string()),
  /** Generations that were abandoned, or that this one has replaced: they are removed at the end. */
  outdated: z.array(z.number().int()),
  /** The state of the end of the record in the last pass, if it differed from the count. */
  found: z
    .object({ results: z.number().int(), counted: z.number().int(), at: Time, again: z.boolean().optional() })
    .optional(),
});
export type RecomputationRecord = z.infer<typeof RecomputationRecord>;
