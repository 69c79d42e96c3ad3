import type { Definition, VariantOnMap } from './definition';
import { SHIPPED } from './shipped';
import { isShipped } from './shipped-ids';

/** The version of the rules on any map: changes whenever the same input may give another result. */
export const RULES = '1';

/** The version of the rules under which a game of a shipped variant is played. */
export function versionOf({ id, version }: VariantOnMap): string {
  return `${RULES} ${id} ${version}`;
}

/**
 * The variant that options choose; undefined for Classic itself. An organizer's own stands in the options of its games;
 * the version of a shipped one is part of the version of the rules, so that a game ends under the one it began with.
 */
export function chosenVariant(options: unknown, rulesVersion?: string): Definition | undefined {
  const { variant } = (options ?? {}) as { readonly variant?: unknown };
  if (isShipped(variant)) {
    const versions = SHIPPED.filter(({ id }) => id === variant);
    return versions.find((one) => versionOf(one) === rulesVersion) ?? versions[0];
  }
  return typeof variant === 'object' && variant !== null ? (variant as Definition) : undefined;
}
