import type { Message } from '../../game';
import { message } from '../message';
import type { Rule } from '../types';

interface Refusal {
  /** The message for the player. */
  readonly says: Message;
  /** The part of the order that causes it, if there is one. */
  readonly field?: string;
}

export const REFUSALS: Readonly<Record<Rule, Refusal>> = {
  '5.4': { says: message('refusals.builds'), field: 'areas' },
  '5.5': { says: message('refusals.reductions'), field: 'areas' },
  '6.3': { says: message('refusals.noCopyLeft'), field: 'take' },
  '6.4': { says: message('refusals.logistics'), field: 'take' },
  '7.1': { says: message('refusals.noText'), field: 'card' },
  '7.2': { says: message('refusals.targets') },
  '8.5': { says: message('refusals.fogOfWar'), field: 'card' },
  '12.2': { says: message('refusals.unreadable') },
  '12.3': { says: message('refusals.notNow') },
  '12.4': { says: message('refusals.notInHand') },
};

/** The message for a player whose order a rule refuses, and the part of the order that causes it. */
export function refusalOf(rule: Rule): Refusal {
  return REFUSALS[rule] ?? { says: message('refusals.other') };
}
