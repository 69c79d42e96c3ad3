import * as z from 'zod';
import { Time } from './common';

/** When the platform was there, kept by its sweeps. */
export const HeartbeatRecord = z.object({
  /** The last time that is certain. */
  at: Time,
  /** What the clock said when it was first far from that: it counts once another sweep agrees. */
  doubt: Time.nullable(),
  /** When it was away, oldest first. */
  outages: z.array(z.object({ from: Time, to: Time })),
});
export type HeartbeatRecord = z.infer<typeof HeartbeatRecord>;
