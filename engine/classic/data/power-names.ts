import type { NamedPower } from '../types';

/** The names of powers in a sentence, for pages that do not load the map. The files of variants contain the same. */
export const POWER_NAMES: Readonly<Record<NamedPower, string>> = {
  austria: 'Austria',
  england: 'England',
  france: 'France',
  germany: 'Germany',
  iberia: 'Iberia',
  italy: 'Italy',
  russia: 'Russia',
  scandinavia: 'Scandinavia',
  turkey: 'Turkey',
};
