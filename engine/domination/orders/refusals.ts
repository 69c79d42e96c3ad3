import type { Rule } from '../types';

interface Refusal {
  /** What to tell the player. */
  readonly message: string;
  /** The part of the order that is to blame, if it is one. */
  readonly field?: string;
}

const REFUSALS: Readonly<Record<Rule, Refusal>> = {
  '5.4': {
    message:
      'These Builds do not fit. Use at most the card’s Builds, each in an empty area or on your own Struggling Force.',
    field: 'areas',
  },
  '5.5': {
    message: 'These Reductions do not fit. Use at most the card’s Reductions, each on a rival’s Force.',
    field: 'areas',
  },
  '6.3': { message: 'No copy of that card is left.', field: 'take' },
  '6.4': {
    message: 'That card costs 1 logistics, and your logistics cannot go below 1.',
    field: 'take',
  },
  '7.1': { message: 'Domination has no text. Use it to build, to attack or to discard.', field: 'card' },
  '7.2': { message: 'The text of this card does not allow these targets, or not this many.' },
  '8.5': {
    message: 'You can play the text of Fog of War once, and only in the scoring window.',
    field: 'card',
  },
  '12.2': { message: 'This order cannot be read. A part of it is missing, unknown or too long.' },
  '12.3': { message: 'You cannot give this order now.' },
  '12.4': { message: 'You do not have this card in your hand.' },
};

/** What to tell a player whose order a rule refuses, and which part of it is to blame. */
export function refusalOf(rule: Rule): Refusal {
  return REFUSALS[rule] ?? { message: 'The rules do not allow this order.' };
}
