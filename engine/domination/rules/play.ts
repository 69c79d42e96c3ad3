import type { Rule } from '../types';

/** The effect of using a card, or the rule that forbids it. Nothing happens before it is known to be allowed. */
export type Play = { readonly refusal: Rule } | { readonly effect: () => void };

/** 7.2 A forbidden target, too many or too few targets, or none where one is needed. */
export const UNFIT: Play = { refusal: '7.2' };
/** 8.5 Fog of War waits for the scoring window, and is played there once. */
export const NO_FOG: Play = { refusal: '8.5' };

/** The effect if it is allowed, otherwise the refusal by 7.2. */
export function playIf(isAllowed: boolean, effect: () => void): Play {
  return isAllowed ? { effect } : UNFIT;
}
