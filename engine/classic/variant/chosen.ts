import { variantAmong } from '../../core/chosen-variant';
import type { Definition, VariantOnMap } from './definition';
import { SHIPPED } from './shipped';

/** The version of the rules on any map: changes whenever the same input may give another result. */
export const RULES = '1';

/** The version of the rules under which a game of a shipped variant is played. */
export function versionOf({ id, version }: VariantOnMap): string {
  return `${RULES} ${id} ${version}`;
}

/** The variant that options choose; undefined for Classic itself. */
export function chosenVariant(options: unknown, rulesVersion?: string): Definition | undefined {
  return variantAmong<(typeof SHIPPED)[number], Definition>(
    { shipped: SHIPPED, versionOf },
    options,
    rulesVersion,
  );
}
