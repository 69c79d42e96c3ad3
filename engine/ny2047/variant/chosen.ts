import { hashOf } from '../../core/canonical';
import { type Definition, variantKey } from './definition';
import { SHIPPED } from './shipped';
import { isShipped } from './shipped-ids';

/** The version of the rules on any map: changes whenever the same input may give another result. */
export const RULES = '1';

/** The version of the rules under which a game of a shipped variant is played. */
export function versionOf(variant: Definition): string {
  return `${RULES} ${variantKey(variant)}`;
}

/**
 * The variant that options choose; undefined for New York 2047 itself. An organizer's own stands in the options of its
 * games; the version of a shipped one is part of the version of the rules, so that a game ends under the one it began
 * with.
 */
export function chosenVariant(options: unknown, rulesVersion?: string): Definition | undefined {
  const { variant } = (options ?? {}) as { readonly variant?: unknown };
  if (isShipped(variant)) {
    const versions = SHIPPED.filter(({ id }) => id === variant);
    return versions.find((one) => versionOf(one) === rulesVersion) ?? versions[0];
  }
  return typeof variant === 'object' && variant !== null ? (variant as Definition) : undefined;
}

/** Whether a variant is part of Turreton, and not an organizer's own. A page may have a copy of its file. */
export function isOfTurreton(definition: Definition): boolean {
  return SHIPPED.some(
    (one) =>
      one === definition ||
      (variantKey(one) === variantKey(definition) && hashOf(one) === hashOf(definition)),
  );
}
