import anywhere from '../variants/build-anywhere.json';
import chaos from '../variants/chaos-of-seven.json';
import fivePowers from '../variants/five-powers.json';
import fogOfWar from '../variants/fog-of-war.json';
import franceAustria from '../variants/france-austria.json';
import ninePowers from '../variants/nine-powers.json';
import type { VariantOnMap } from './definition';

/**
 * The variants that are part of Turreton, next to Classic itself. Another version of one is another file here, and the
 * old one stays as long as games of it are running; the newest one of an id comes first.
 */
export const SHIPPED: readonly VariantOnMap[] = [
  franceAustria,
  fivePowers,
  ninePowers,
  anywhere,
  chaos,
  fogOfWar,
] as unknown as readonly VariantOnMap[];
