import type { Power } from '../types';

/** The names of powers in a sentence, for pages that do not load the map. The map file contains the same. */
export const POWER_NAMES: Readonly<Record<Power, string>> = {
  austria: 'Austria',
  england: 'England',
  france: 'France',
  germany: 'Germany',
  italy: 'Italy',
  russia: 'Russia',
  turkey: 'Turkey',
};
