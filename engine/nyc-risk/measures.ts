import type { Measure } from '../game';

export const MEASURES: readonly Measure[] = [
  { id: 'points', name: 'Points' },
  { id: 'neighbourhoods', name: 'Neighbourhoods' },
  { id: 'adventure', name: 'Adventure points' },
  { id: 'units', name: 'Units' },
];
