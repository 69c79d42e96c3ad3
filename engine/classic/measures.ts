import type { Measure } from '../game';

export const MEASURES: readonly Measure[] = [
  { id: 'centres', name: 'Centres' },
  { id: 'units', name: 'Units' },
];
