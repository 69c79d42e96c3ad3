import * as z from 'zod';
import { Named, PersonRecord, Time } from './common';

/** What became of a proposal; "confirmed" is one that is being carried out. */
export const PROPOSAL_STATES = ['open', 'confirmed', 'done', 'declined'] as const;

/** An act of an organizer or moderator who plays in the season: it waits for somebody who does not. */
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
