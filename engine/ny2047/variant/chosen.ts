import { hashOf } from '../../core/canonical';
import { variantAmong } from '../../core/chosen-variant';
import { type Definition, variantKey } from './definition';
import { SHIPPED } from './shipped';

/** The version of the rules on any map: changes whenever the same input may give another result. */
export const RULES = '1';

/** The version of the rules under which a game of a shipped variant is played. */
export function versionOf(variant: Definition): string {
  return `${RULES} ${variantKey(variant)}`;
}

/** The variant that options choose; undefined for New York 2047 itself. */
export function chosenVariant(options: unknown, rulesVersion?: string): Definition | undefined {
  return variantAmong<(typeof SHIPPED)[number], Definition>(
    { shipped: SHIPPED, versionOf },
    options,
    rulesVersion,
  );
}

/** Whether a variant is part of Turreton, and not an organizer's own. A page may have a copy of its file. */
export function isOfTurreton(definition: Definition): boolean {
  return SHIPPED.some(
    (one) =>
      one === definition ||
      (variantKey(one) === variantKey(definition) && hashOf(one) === hashOf(definition)),
  );
}
