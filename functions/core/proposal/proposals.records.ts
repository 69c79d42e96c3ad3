import * as z from 'zod';
import { Named, PersonRecord, Time } from '../platform/common.records';

/** The state of a proposal; "confirmed" means that it is being carried out. */
export const PROPOSAL_STATES = ['open', 'confirmed', 'done', 'declined'] as const;

/** An operation requested by an organizer or moderator who plays in the season: it waits for one who does not. */
export const ProposalRecord = z.object({
  id: z.string(),
  season: Named,
  league: z.string(),
  /** The operation by method and path, with its parameters and body as they were read. */
  operation: z.string(),
  params: z.record(z.string(), z.unknown()),
  body: z.unknown(),
  by: PersonRecord,
  at: Time,
  /** When it expires. */
  until: Time,
  state: z.enum(PROPOSAL_STATES),
  /** Who confirmed or declined it, and when. */
  decision: z.object({ by: PersonRecord, at: Time }).nullable(),
});
export type ProposalRecord = z.infer<typeof ProposalRecord>;
