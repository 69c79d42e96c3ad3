import * as z from 'zod';
import { Instant } from '../platform/common.schema';

/** The longest round of an evening, in minutes: a day. */
const LONGEST = 1440;

const Milliseconds = z
  .number()
  .int()
  .min(0)
  .max(LONGEST * 60_000);

/** The wanted state of a clock, which starts to count when it is stored. */
export const ChangeRoundClock = z.strictObject({
  /** The round and the version that were read: a clock that has changed since is not overwritten. */
  round: z.number().int().min(1).max(9999),
  version: z.number().int().min(0).max(1_000_000),
  /** The length of a round. */
  minutes: z.number().int().min(1).max(LONGEST),
  running: z.boolean(),
  /** The time that is left, in milliseconds. */
  left: Milliseconds,
});
export type ChangeRoundClock = z.infer<typeof ChangeRoundClock>;

/** The clock of the round that is played at real tables. */
export const RoundClock = z.object({
  round: z.number().int(),
  /** Goes up with each change. */
  version: z.number().int(),
  /** The length of a round. */
  minutes: z.number().int(),
  /** When it reaches zero; null while it stands still. */
  endsAt: Instant.nullable(),
  /** The milliseconds that are left at `now`. */
  left: z.number().int(),
  /** The time of the platform: a screen counts from it, whatever its own clock says. */
  now: Instant,
});
export type RoundClock = z.infer<typeof RoundClock>;
