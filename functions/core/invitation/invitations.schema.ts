import * as z from 'zod';

/** The target of the link in an invitation. */
export const Invitation = z.object({
  season: z.object({ id: z.string(), name: z.string() }),
  league: z.string(),
  /** The organizer who invites. */
  by: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;
