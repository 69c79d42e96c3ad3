import { readFileSync } from 'node:fs';
import type { Variant } from '../../engine/classic/variant/definition';

/** The example of a variant with a map of its own, as an organizer uploads it. */
export const LAGOON_TEXT = readFileSync('docs/variant.example.json', 'utf8');

export const LAGOON = JSON.parse(LAGOON_TEXT) as Variant;
