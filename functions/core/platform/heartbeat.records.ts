import * as z from 'zod';
import { Time } from './common.records';

/** When the platform was running, recorded by its sweeps. */
export const HeartbeatRecord = z.object({
  /** The last certain time. */
  at: Time,
  /** The clock's time when it was first far from the certain time: it is trusted once another sweep agrees. */
  doubt: Time.nullable(),
  /** When the platform was down, oldest first. */
  outages: z.array(z.object({ from: Time, to: Time })),
});
export type HeartbeatRecord = z.infer<typeof HeartbeatRecord>;
