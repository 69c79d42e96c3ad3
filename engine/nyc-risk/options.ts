import * as z from 'zod';

/** An organizer's options for a season (2.2). */
export const OPTIONS = z.strictObject({
  setup: z.enum(['draft', 'deal']).default('draft').meta({
    title: 'Neighbourhoods',
    description: 'Picked in turn, with a deadline for each pick, or dealt at once (2.8, 2.9).',
  }),
  claims: z.boolean().default(false).meta({
    title: 'Claims',
    description: 'Players claim neighbourhoods in which they have lived (2.4).',
  }),
  maxMissed: z.int().min(1).default(3).meta({
    title: 'Missed turns allowed',
    description: 'A seat resigns or becomes vacant after this many in a row (13.5).',
  }),
  replacements: z.boolean().default(false).meta({
    title: 'Replacements',
    description: 'A seat whose player left stays open for a new player (13.7).',
  }),
});

export type Options = z.infer<typeof OPTIONS>;
