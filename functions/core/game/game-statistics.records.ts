import * as z from 'zod';

/** The statistics of a finished game's seats for its awards. */
export const GameStatisticsRecord = z.object({
  game: z.string(),
  tally: z.array(z.object({ seat: z.string(), deed: z.string(), count: z.number().int() })),
});
export type GameStatisticsRecord = z.infer<typeof GameStatisticsRecord>;
