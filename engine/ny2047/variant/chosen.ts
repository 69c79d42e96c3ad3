import { type Definition, type VariantOnMap, wordFor } from './definition';
import { SHIPPED } from './shipped';
import { isShipped } from './shipped-ids';

/** The version of the rules on any map: changes whenever the same input may give another result. */
export const RULES = '1';

/** The version of the rules under which a game of a shipped variant is played. */
export function versionOf(variant: Definition): string {
  return `${RULES} ${wordFor(variant)}`;
}

/**
 * The variant that options choose; undefined for New York 2047 itself. Its version is part of the version of the rules,
 * so that a game ends under the one it began with.
 */
export function chosenVariant(options: unknown, rulesVersion?: string): VariantOnMap | undefined {
  const { variant } = (options ?? {}) as { readonly variant?: unknown };
  if (!isShipped(variant)) return undefined;
  const versions = SHIPPED.filter(({ id }) => id === variant);
  return versions.find((one) => versionOf(one) === rulesVersion) ?? versions[0];
}
