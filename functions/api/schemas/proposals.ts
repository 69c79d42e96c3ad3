import * as z from 'zod';
import { Id, Instant, Person } from './common';

/** An act of somebody who plays in the season, as those read it who may confirm it. */
export const Proposal = z.object({
  id: Id,
  /** What would be done, and with what: fields of the request, people by name. */
  what: z.string(),
  details: z.array(z.object({ field: z.string(), value: z.string() })),
  by: Person,
  at: Instant,
  until: Instant,
  /** It is confirmed, but was cut off while it was carried out: confirming it again finishes it. */
  cutOff: z.boolean(),
  mine: z.boolean(),
  mayConfirm: z.boolean(),
});

export const Proposals = z.object({ proposals: z.array(Proposal) });
export type Proposals = z.infer<typeof Proposals>;

/** The answer to an act that waits for a second person (202). */
export const Proposed = z.object({
  code: z.literal('proposed'),
  detail: z.string(),
  proposal: Id,
  until: Instant,
});
export type Proposed = z.infer<typeof Proposed>;
