import * as z from 'zod';
import { FIRST_YEAR } from './data/first-year';

/** What an organizer chooses for a season. */
export const OPTIONS = z.strictObject({
  lastYear: z.int().min(FIRST_YEAR).optional().meta({
    title: 'Last year of a board',
    description: 'It ends after Fall of this year (12.6); left empty, only by victory, draw or concession.',
  }),
});

export type Options = z.infer<typeof OPTIONS>;
