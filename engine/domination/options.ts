import * as z from 'zod';

/** An organizer's options for a season (2.2, 2.3, 11.2). */
export const OPTIONS = z.strictObject({
  turns: z.int().min(3).max(12).default(6).meta({
    title: 'Game turns',
    description: 'The game ends after this many (2.2).',
  }),
  copies: z.int().min(3).max(10).default(6).meta({
    title: 'Copies of each card',
    description: 'The number of copies in each of the ten stacks (2.3).',
  }),
  vacateAfter: z.int().min(0).default(2).meta({
    title: 'Missed turns allowed',
    description: 'A seat becomes vacant after this many in a row; 0 means never (11.2).',
  }),
});

export type Options = z.infer<typeof OPTIONS>;
