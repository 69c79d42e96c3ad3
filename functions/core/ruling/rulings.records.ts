import * as z from 'zod';
import { PersonRecord, Time } from '../platform/common.records';
import { StoredText } from '../platform/message.records';

/** Rulings on the result of a finished game; the last one determines it. "empty" is only made at real tables. */
export const RESULT_RULINGS = ['correct', 'void', 'restore', 'empty'] as const;

/** Rulings on the steps of a running game: steps are taken back, or orders or positions corrected. */
export const STEP_RULINGS = ['roll-back', 'correct-order', 'correct-position'] as const;

/**
 * A moderator's possible rulings on a game, and those of the season's policy: "disorder" is only made by the policy.
 */
export const RULINGS = [
  ...(['extend', 'pause', 'resume', 'close', 'replace', 'disorder'] as const),
  ...STEP_RULINGS,
  ...RESULT_RULINGS,
] as const;

/** How a game ended: one seat won alone, the seats in first place share it, points decided, or time was up. */
export const ENDINGS = ['won', 'shared', 'points', 'time'] as const;

/** The end with which a ruling replaces the played one. */
export const CorrectedEnd = z.object({
  ending: z.enum(ENDINGS),
  seats: z.array(
    z.object({
      seat: z.string(),
      place: z.number().int(),
      figures: z.record(z.string(), z.number()),
      /** The year in which it left the game, counted from 1, where somebody has said so. */
      out: z.number().int().optional(),
    }),
  ),
  /** How many years were played, where somebody has said so. */
  years: z.number().int().optional(),
});
export type CorrectedEnd = z.infer<typeof CorrectedEnd>;

export const RulingRecord = z.object({
  game: z.string(),
  number: z.number().int(),
  kind: z.enum(RULINGS),
  at: Time,
  by: PersonRecord,
  /** The person who confirmed it, if the proposer plays in the season. */
  confirmedBy: PersonRecord.optional(),
  step: z.number().int(),
  reason: StoredText,
  before: StoredText,
  after: StoredText,
  /** For a correction: the end that counts from now on. */
  end: CorrectedEnd.optional(),
  /** For a replacement and for civil disorder: the seat. */
  seat: z.string().optional(),
});
export type RulingRecord = z.infer<typeof RulingRecord>;

/**
 * The effect of a ruling on the steps of a game, stored so that any run that finishes the work does the same. Its steps
 * are numbered from `from` to `last`; without any, `from` is the open step.
 */
export const TakeBackRecord = z.object({
  game: z.string(),
  ruling: z.number().int(),
  at: Time,
  from: z.number().int(),
  last: z.number().int(),
  /** How many of the steps are adjudicated again with their original orders. */
  again: z.number().int(),
  /** The orders of a seat in the first of them. */
  orders: z.object({ seat: z.string(), orders: z.array(z.unknown()) }).nullable(),
  /** Replaces the position before the first of them: an object, or absent. */
  position: z.unknown().optional(),
});
export type TakeBackRecord = z.infer<typeof TakeBackRecord>;
