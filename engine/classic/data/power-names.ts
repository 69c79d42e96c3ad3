import type { ClassicPower } from '../types';

/** The names of powers in a sentence, for pages that do not load the map. The map file contains the same. */
export const POWER_NAMES: Readonly<Record<ClassicPower, string>> = {
  austria: 'Austria',
  england: 'England',
  france: 'France',
  germany: 'Germany',
  italy: 'Italy',
  russia: 'Russia',
  turkey: 'Turkey',
};
