import * as z from 'zod';

/** Says whether to ask again: each of the two stays the same as long as I would be answered the same. */
export const Changed = z.object({
  /** As `mark` of the game has it. */
  game: z.string(),
  /** As `mark` of its press has it. */
  press: z.string(),
});
export type Changed = z.infer<typeof Changed>;
