import * as z from 'zod';
import { FIRST_YEAR } from './data/first-year';

/** An organizer's options for a season. */
export const OPTIONS = z.strictObject({
  adjustment: z.boolean().default(true).meta({
    title: 'Adjustment phases',
    description: 'Players choose their new home base and the units to disband themselves (13.1).',
  }),
  lastYear: z.int().min(FIRST_YEAR).optional().meta({
    title: 'Last year of a board',
    description:
      'It ends after the Fall turn of this year (14.5); left empty, only by victory, draw or concession.',
  }),
});

export type Options = z.infer<typeof OPTIONS>;
