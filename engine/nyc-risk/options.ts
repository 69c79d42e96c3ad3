import * as z from 'zod';

/** What an organizer chooses for a season (2.2). */
export const OPTIONS = z.strictObject({
  setup: z
    .enum(['draft', 'deal'])
    .default('draft')
    .describe('How the neighbourhoods are shared out: picked in turn, or dealt (2.8, 2.9)'),
  claims: z
    .boolean()
    .default(false)
    .describe('Let players claim the parts of town in which they have lived (2.4)'),
  maxMissed: z
    .int()
    .min(1)
    .default(3)
    .describe('Missed turns in a row after which a seat resigns or becomes vacant (13.5)'),
  replacements: z
    .boolean()
    .default(false)
    .describe('Keep a seat whose player left, for somebody to take over (13.7)'),
});

export type Options = z.infer<typeof OPTIONS>;
