import type { Rule } from '../types';

/** The result of an order, with the rule that allows or forbids it. A refused order has changed nothing. */
export interface OrderVerdict {
  readonly result: 'done' | 'rejected';
  readonly reason: Rule;
}

export function done(reason: Rule): OrderVerdict {
  return { result: 'done', reason };
}

export function refused(reason: Rule): OrderVerdict {
  return { result: 'rejected', reason };
}

/** The effect of a card, or the rule that forbids it. Nothing is changed before the card is known to be allowed. */
export type Play = { readonly refusal: Rule } | { readonly effect: (() => void) | null };

/** 17.1, 14.3 A card's fields that are malformed, and choices that do not fit its text. */
export const MALFORMED: Play = { refusal: '17.1' };
export const UNFIT: Play = { refusal: '14.3' };
