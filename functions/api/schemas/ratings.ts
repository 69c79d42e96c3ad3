import * as z from 'zod';
import { Instant, Person, SystemId } from './common';

/** One player's strength in one game system. `rating` is the estimate, `deviation` its standard deviation. */
export const RatingRow = z.object({
  /** By the lower end of the band (rating − 2 deviations); null while provisional. */
  place: z.number().int().nullable(),
  player: Person,
  rating: z.number().int(),
  deviation: z.number().int(),
  games: z.number().int(),
  wins: z.number().int(),
  provisional: z.boolean(),
  /** Ratings after the last games, oldest first, at most 20. */
  history: z.array(z.number().int()),
  lastPlayed: Instant,
});
export type RatingRow = z.infer<typeof RatingRow>;

export const Ratings = z.object({ system: SystemId, systemTitle: z.string(), rows: z.array(RatingRow) });
export type Ratings = z.infer<typeof Ratings>;
