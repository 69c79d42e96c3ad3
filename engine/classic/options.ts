import * as z from 'zod';
import type { Choice } from '../deadlines/choice';
import { FIRST_YEAR } from './data/first-year';
import { type Customs, DRAWS, VOTES } from './types';

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

/** An organizer's options for a season. */
export const OPTIONS = z.strictObject({
  lastYear: z.int().min(FIRST_YEAR).optional().meta({
    title: 'Last year of a board',
    description: 'It ends after Fall of this year (12.6); left empty, only by victory, draw or concession.',
  }),
  draws: z.enum(DRAWS).default('survivors').meta({ title: 'Draws include', choices: DRAW_CHOICES }),
  votes: z.enum(VOTES).default('open').meta({ title: 'Votes', choices: VOTE_CHOICES }),
});

export type Options = z.input<typeof OPTIONS>;

/** The options that a position stores: only differences from the rules, so that a standard game has none. */
export function customRules({ draws, votes }: Options): { readonly customs?: Customs } {
  const customs: Customs = {
    ...(draws === undefined || draws === 'survivors' ? {} : { draws }),
    ...(votes === 'secret' ? { votes } : {}),
  };
  return Object.keys(customs).length === 0 ? {} : { customs };
}
