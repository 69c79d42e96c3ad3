import * as z from 'zod';
import { Time } from './common';
import { RatingRecord, SeatStatistic } from './results';

/**
 * Ratings beside a result as a recomputation came to them. They take the place of those that were there once their
 * generation counts.
 */
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
  /** The run that wrote it: an earlier one does not write over it. */
  run: z.number().int(),
  /** The piece of the record that changed it last, and what it was before that piece, which may be done again. */
  piece: z.number().int(),
  before: RatingRecord.nullable(),
});
export type RebuiltRating = z.infer<typeof RebuiltRating>;

/** How far the recomputation of ratings and statistics from the record has come. */
export const RecomputationRecord = z.object({
  /** The generation of ratings that it builds. */
  generation: z.number().int(),
  /** Goes up with each run that takes it on and each change of the record behind it; only the last run may go on. */
  run: z.number().int(),
  phase: z.enum(['rebuilding', 'concluding']),
  /** The last result that is in; null before the first. */
  after: z.string().nullable(),
  /** Pieces of the record that are in. */
  piece: z.number().int(),
  /** Results that are in. */
  done: z.number().int(),
  statistics: z.array(SeatStatistic),
  /** Seasons to conclude again once the new ratings count. */
  seasons: z.array(z.string()),
  /** Generations that were given up, or that this one has replaced: they are removed at the end. */
  outdated: z.array(z.number().int()),
  /** What the last pass found at the end of the record, where that was not what the count says. */
  found: z
    .object({ results: z.number().int(), counted: z.number().int(), at: Time, again: z.boolean().optional() })
    .optional(),
});
export type RecomputationRecord = z.infer<typeof RecomputationRecord>;
