import * as z from 'zod';
import { Id, Instant, Person } from '../platform/common.schema';

/** A proposed operation of a person who plays in the season, as its possible confirmers see it. */
export const Proposal = z.object({
  id: Id,
  /** The operation and its values: fields of the request, people by name. */
  what: z.string(),
  details: z.array(z.object({ field: z.string(), value: z.string() })),
  by: Person,
  at: Instant,
  until: Instant,
  /** It is confirmed, but its execution was cut off: confirming it again finishes it. */
  cutOff: z.boolean(),
  mine: z.boolean(),
  mayConfirm: z.boolean(),
});

export const Proposals = z.object({ proposals: z.array(Proposal) });
export type Proposals = z.infer<typeof Proposals>;

/** The response to an operation that waits for a second person (202). */
export const Proposed = z.object({
  code: z.literal('proposed'),
  detail: z.string(),
  proposal: Id,
  until: Instant,
});
export type Proposed = z.infer<typeof Proposed>;
