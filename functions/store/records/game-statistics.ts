import * as z from 'zod';

/** What the seats of a finished game did of what counts for its awards. */
export const GameStatisticsRecord = z.object({
  game: z.string(),
  tally: z.array(z.object({ seat: z.string(), deed: z.string(), count: z.number().int() })),
});
export type GameStatisticsRecord = z.infer<typeof GameStatisticsRecord>;
