import type { Measure } from '../game';

export const MEASURES: readonly Measure[] = [
  { id: 'stars', name: 'Stars' },
  { id: 'land', name: 'Land spaces' },
  { id: 'units', name: 'Units' },
];
