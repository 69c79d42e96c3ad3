import type { Rule } from '../types';

/** The effect of an order, or the rule that forbids it. Nothing is changed before the order is known to be allowed. */
export type Play = { readonly refusal: Rule } | { readonly effect: () => CarriedOut };

/** The rule under which an order was carried out. An attack that was beaten off is `repelled` (8.16). */
export interface CarriedOut {
  readonly result: 'ok' | 'repelled';
  readonly reason: Rule;
}

export function refused(rule: Rule): Play {
  return { refusal: rule };
}

/** A play that is carried out under this rule. */
export function played(reason: Rule, effect: () => void): Play {
  return {
    effect: () => {
      effect();
      return { result: 'ok', reason };
    },
  };
}

/** The play, unless a rule refuses it. */
export function unless(refusal: Rule | undefined, play: () => Play): Play {
  return refusal === undefined ? play() : { refusal };
}
