import lagoon from '../../../../docs/variant.example.json';
import type { Variant } from '../../../../engine/classic/variant/definition';

/** The small map that comes with the page about variants: what the drawing board begins with. */
export const EXAMPLE = lagoon as unknown as Variant;
