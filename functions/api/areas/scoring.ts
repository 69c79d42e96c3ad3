import type { RouteGroup } from '../app';
import { scoring } from '../scoring';
import { seasonCharts } from '../season-charts';
import { operationsServedBy } from '../served-by';

/** Scoring systems, and their effect on a season. */
export const SCORING = {
  operations: operationsServedBy('scoring', [...scoring, ...seasonCharts]),
  files: [],
} satisfies RouteGroup;
