import * as z from 'zod';
import { FIRST_YEAR } from './setup';

/** What an organizer chooses for a season. */
export const OPTIONS = z.strictObject({
  adjustment: z
    .boolean()
    .default(true)
    .describe('Give players an adjustment phase to choose a new home base and the units to disband (13.1)'),
  lastYear: z
    .int()
    .min(FIRST_YEAR)
    .optional()
    .describe('End the game after the Fall turn of this year (14.5)'),
});

export type Options = z.infer<typeof OPTIONS>;
