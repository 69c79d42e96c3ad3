import * as z from 'zod';
import type { Choice } from '../deadlines/choice';
import { issueFor } from '../fault';
import { CLASSIC } from './data/standard';
import { type Customs, DRAWS, VOTES } from './types';
import { variantProblems } from './variant/problems';
import { VARIANT_IDS } from './variant/shipped-ids';

const DRAW_CHOICES: readonly Choice<(typeof DRAWS)[number]>[] = [
  { id: 'survivors', name: 'All survivors', about: 'a draw includes every power that is still in the game' },
  { id: 'voted', name: 'Those named', about: 'every survivor votes for the same powers to share it' },
  { id: 'none', name: 'No draws', about: 'somebody wins, or the last year decides' },
];

const VOTE_CHOICES: readonly Choice<(typeof VOTES)[number]>[] = [
  { id: 'open', name: 'Open', about: 'everyone reads them once the turn is over' },
  {
    id: 'secret',
    name: 'Secret',
    about: 'nobody reads them before the game is over, not even how many there are',
  },
];

const VARIANT_CHOICES: readonly Choice<(typeof VARIANT_IDS)[number]>[] = [
  { id: 'classic', name: 'Classic itself', about: 'seven powers in 1901' },
  { id: 'france-austria', name: 'France against Austria', about: 'two players on the same map' },
  { id: 'five-powers', name: 'Five powers', about: 'without Germany and Italy, whose centres are neutral' },
  { id: 'nine-powers', name: 'Nine powers', about: 'with Iberia and Scandinavia; fifteen centres win' },
  { id: 'build-anywhere', name: 'Build anywhere', about: 'in every empty centre that a power owns' },
  {
    id: 'chaos-of-seven',
    name: 'Chaos of seven',
    about: 'every centre has an owner, and the game begins with builds',
  },
  {
    id: 'fog-of-war',
    name: 'Fog of war',
    about: 'players see only what is near their own units and centres',
  },
];

/**
 * The id of a shipped variant, or a whole one of an organizer's own (`variant/schema.ts` has its form, and
 * `docs/variants.md` describes it).
 */
const VARIANT = z
  .union([z.enum(VARIANT_IDS).meta({ choices: VARIANT_CHOICES }), z.record(z.string().max(40), z.unknown())])
  .superRefine((variant, check) => {
    if (typeof variant === 'string') return;
    for (const { message, path } of variantProblems(variant, CLASSIC))
      check.addIssue(issueFor(message, path));
  });

/** An organizer's options for a season of a game that begins in this year. */
export function optionsFrom(firstYear: number) {
  return z.strictObject({
    lastYear: z.int().min(firstYear).optional().meta({
      title: 'Last year of a board',
      description: 'It ends with this year (12.6); left empty, only by victory, draw or concession.',
    }),
    draws: z.enum(DRAWS).default('survivors').meta({ title: 'Draws include', choices: DRAW_CHOICES }),
    votes: z.enum(VOTES).default('open').meta({ title: 'Votes', choices: VOTE_CHOICES }),
    variant: VARIANT.optional().meta({ title: 'Variant' }),
  });
}

/** The options of Classic itself. */
export const OPTIONS = optionsFrom(1901);

export type Options = z.input<typeof OPTIONS>;

/** The options that a position stores: only differences from the rules, so that a standard game has none. */
export function customRules({ draws, votes }: Options): { readonly customs?: Customs } {
  const customs: Customs = {
    ...(draws === undefined || draws === 'survivors' ? {} : { draws }),
    ...(votes === 'secret' ? { votes } : {}),
  };
  return Object.keys(customs).length === 0 ? {} : { customs };
}
