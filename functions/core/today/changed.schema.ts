import * as z from 'zod';

/**
 * Shows whether anything has changed: each of the two marks stays the same as long as my response would be the same.
 */
export const Changed = z.object({
  /** Equals the `mark` of the game. */
  game: z.string(),
  /** Equals the `mark` of its press. */
  press: z.string(),
});
export type Changed = z.infer<typeof Changed>;
