import type { Rule } from '../types';

/** What an order would do, or the rule that forbids it. Nothing happens before it is known that it may. */
export type Play = { readonly refusal: Rule } | { readonly effect: () => CarriedOut };

/** The rule under which an order was carried out. An attack that was beaten off says so (8.16). */
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

/** The play that follows if nothing forbids it. */
export function unless(refusal: Rule | undefined, play: () => Play): Play {
  return refusal === undefined ? play() : { refusal };
}
