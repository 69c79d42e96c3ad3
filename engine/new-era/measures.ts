import type { Measure } from '../game';

export const MEASURES: readonly Measure[] = [
  { id: 'points', name: 'Victory points' },
  { id: 'locations', name: 'Locations' },
  { id: 'agreements', name: 'Agreements' },
  { id: 'goods', name: 'Workers and resources' },
];
