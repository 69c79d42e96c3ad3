import * as z from 'zod';

/** What an organizer chooses for a season (2.2). */
export const OPTIONS = z.strictObject({
  setup: z.enum(['draft', 'deal']).default('draft').meta({
    title: 'Neighbourhoods',
    description: 'Picked in turn, which takes a deadline for each pick, or dealt at once (2.8, 2.9).',
  }),
  claims: z.boolean().default(false).meta({
    title: 'Claims',
    description: 'Players claim the parts of town in which they have lived (2.4).',
  }),
  maxMissed: z.int().min(1).default(3).meta({
    title: 'Missed turns allowed',
    description: 'After so many in a row a seat resigns, or becomes vacant (13.5).',
  }),
  replacements: z.boolean().default(false).meta({
    title: 'Replacements',
    description: 'A seat whose player left is kept for somebody to take over (13.7).',
  }),
});

export type Options = z.infer<typeof OPTIONS>;
