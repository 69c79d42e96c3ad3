import * as z from 'zod';
import { PersonRecord, Time } from './common';

/** Rulings on the result of a finished game; the last one says what it is. */
export const RESULT_RULINGS = ['correct', 'void', 'restore'] as const;

/** What a moderator can do to a game, and the season's policy: "disorder" is the policy's alone. */
export const RULINGS = ['extend', 'pause', 'resume', 'replace', 'disorder', ...RESULT_RULINGS] as const;

/** How a corrected game ended: one seat won, those in the first place share it, or time was up. */
export const ENDINGS = ['won', 'shared', 'time'] as const;

/** The end that a ruling puts in the place of the one that was played. */
export const CorrectedEnd = z.object({
  ending: z.enum(ENDINGS),
  seats: z.array(
    z.object({
      seat: z.string(),
      place: z.number().int(),
      figures: z.record(z.string(), z.number()),
    }),
  ),
});
export type CorrectedEnd = z.infer<typeof CorrectedEnd>;

export const RulingRecord = z.object({
  game: z.string(),
  number: z.number().int(),
  kind: z.enum(RULINGS),
  at: Time,
  by: PersonRecord,
  step: z.number().int(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
  /** Of a correction: the end that counts from now on. */
  end: CorrectedEnd.optional(),
  /** Of a replacement and of civil disorder: the seat. */
  seat: z.string().optional(),
});
export type RulingRecord = z.infer<typeof RulingRecord>;
