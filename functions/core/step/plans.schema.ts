import * as z from 'zod';
import { Instant, ProblemEntry } from '../platform/common.schema';

/** Orders for a future turn. Their form is checked now, the rules when the turn comes. */
export const StorePlan = z.strictObject({ orders: z.array(z.unknown()).min(1).max(200) });
export type StorePlan = z.input<typeof StorePlan>;

/** My premove, or null; no one else learns whether there is one. */
export const PlanReply = z.object({
  plan: z
    .object({
      orders: z.array(z.unknown()),
      storedAt: Instant,
      /** Set while the turn that it was for is still open and it could not be submitted: the first problem. */
      refused: ProblemEntry.nullable(),
    })
    .nullable(),
});
export type PlanReply = z.infer<typeof PlanReply>;
