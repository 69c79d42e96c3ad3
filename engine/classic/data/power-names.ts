import type { Power } from '../types';

/** What powers are called in a sentence, for pages that load no map. The map file says the same. */
export const POWER_NAMES: Readonly<Record<Power, string>> = {
  austria: 'Austria',
  england: 'England',
  france: 'France',
  germany: 'Germany',
  italy: 'Italy',
  russia: 'Russia',
  turkey: 'Turkey',
};
