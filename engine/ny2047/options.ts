import * as z from 'zod';
import type { Choice } from '../deadlines/choice';
import { issueFor } from '../fault';
import { FIRST_YEAR } from './data/first-year';
import { NEW_YORK } from './data/standard';
import { variantProblems } from './variant/problems';
import { SHIPPED_FACTS, type ShippedId } from './variant/shipped-ids';

/** `ny2047` names New York 2047 itself, which is also played where no variant is chosen. */
export const VARIANT_IDS = ['ny2047', ...(Object.keys(SHIPPED_FACTS) as ShippedId[])] as const;

const VARIANT_CHOICES: readonly Choice<(typeof VARIANT_IDS)[number]>[] = [
  { id: 'ny2047', name: 'New York 2047 itself', about: 'up to seven factions' },
  { id: 'four-factions', name: 'Four factions', about: 'four players on the same map' },
];

/**
 * The id of a shipped variant, or a whole one of an organizer's own (`variant/schema.ts` has its form, and
 * `docs/variants.md` describes it).
 */
const VARIANT = z
  .union([z.enum(VARIANT_IDS).meta({ choices: VARIANT_CHOICES }), z.record(z.string().max(40), z.unknown())])
  .superRefine((variant, check) => {
    if (typeof variant === 'string') return;
    for (const { message, path } of variantProblems(variant, NEW_YORK))
      check.addIssue(issueFor(message, path));
  });

/** An organizer's options for a season of a game that begins in this year. */
export function optionsFrom(firstYear: number) {
  return z.strictObject({
    adjustment: z.boolean().default(true).meta({
      title: 'Adjustment phases',
      description: 'Players choose their new home base and the units to disband themselves (13.1).',
    }),
    lastYear: z.int().min(firstYear).optional().meta({
      title: 'Last year of a board',
      description:
        'It ends after the Fall turn of this year (14.5); left empty, only by victory, draw or concession.',
    }),
    variant: VARIANT.optional().meta({ title: 'Variant' }),
  });
}

/** The options of New York 2047 itself. */
export const OPTIONS = optionsFrom(FIRST_YEAR);

export type Options = z.infer<typeof OPTIONS>;
