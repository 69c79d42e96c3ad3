import * as z from 'zod';
import { Time } from '../platform/common.records';

/** The clock of a season's rounds at real tables; the next round starts with a new count. */
export const RoundClockRecord = z.object({
  season: z.string(),
  /** The round that it was last changed in. In a later one it stands still again, at its whole length. */
  round: z.number().int(),
  /** The length of a round. */
  minutes: z.number().int(),
  /** When it reaches zero; null while it stands still. */
  endsAt: Time.nullable(),
  /** The milliseconds that were left when it was changed. */
  left: z.number().int(),
  /** Increases with each change. */
  version: z.number().int(),
});
export type RoundClockRecord = z.infer<typeof RoundClockRecord>;
