import * as z from 'zod';
import { Id, Instant, ProblemEntry } from '../platform/common.schema';

/** Orders for a future turn. Their form is checked now, the rules when the turn comes. */
export const StorePlan = z.strictObject({
  orders: z.array(z.unknown()).min(1).max(200),
  /**
   * The id of the plan that it replaces; null where there is none. Refused if another one is stored by now: the platform
   * may have carried out a part of the plan meanwhile. If absent, it replaces any.
   */
  replaces: Id.nullable().optional(),
});
export type StorePlan = z.input<typeof StorePlan>;

/** My premove, or null; no one else learns whether there is one. */
export const PlanReply = z.object({
  plan: z
    .object({
      /** Changes with every change of the plan, also when a part of it is carried out. */
      id: Id,
      orders: z.array(z.unknown()),
      storedAt: Instant,
      /** Set while the turn that it was for is still open and it could not be submitted: the first problem. */
      refused: ProblemEntry.nullable(),
    })
    .nullable(),
});
export type PlanReply = z.infer<typeof PlanReply>;
