import * as z from 'zod';

/**
 * A player's answers to the questions of a season. They are stored with the account, so that they are deleted with it, and
 * not with the entry, which everybody reads.
 */
export const AnswersRecord = z.object({
  season: z.string(),
  player: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Seconds since 1970: some weeks after the season is over; absent until then. */
  expiresAt: z.number().int().optional(),
});
export type AnswersRecord = z.infer<typeof AnswersRecord>;
