import fourFactions from '../variants/four-factions.json';
import type { VariantOnMap } from './definition';

/**
 * The variants that are part of Turreton, next to New York 2047 itself. Another version of one is another file here, and
 * the old one stays as long as games of it are running; the newest one of an id comes first.
 */
export const SHIPPED: readonly VariantOnMap[] = [fourFactions] as unknown as readonly VariantOnMap[];
