import type { Measure } from '../game';

export const MEASURES: readonly Measure[] = [
  { id: 'points', name: 'Victory points' },
  { id: 'areas', name: 'Areas' },
  { id: 'full', name: 'Full Forces' },
  { id: 'logistics', name: 'Logistics' },
];
