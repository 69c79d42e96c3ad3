import * as z from 'zod';

/** What an organizer chooses for a season (2.2, 2.3, 11.2). */
export const OPTIONS = z.strictObject({
  turns: z.int().min(3).max(12).default(6).meta({
    title: 'Game turns',
    description: 'After so many the game is over (2.2).',
  }),
  copies: z.int().min(3).max(10).default(6).meta({
    title: 'Copies of each card',
    description: 'How many copies each of the ten stacks has (2.3).',
  }),
  vacateAfter: z.int().min(0).default(2).meta({
    title: 'Missed turns allowed',
    description: 'After so many in a row a seat becomes vacant; 0: never (11.2).',
  }),
});

export type Options = z.infer<typeof OPTIONS>;
