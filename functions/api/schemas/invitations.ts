import * as z from 'zod';

/** What the link in an invitation leads to. */
export const Invitation = z.object({
  season: z.object({ id: z.string(), name: z.string() }),
  league: z.string(),
  /** The organizer who invites. */
  by: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;
