import type { RouteGroup } from '../app';
import { circuits } from '../circuits';
import { scoring } from '../scoring';
import { seasonCharts } from '../season-charts';
import { operationsServedBy } from '../served-by';

/** Scoring systems, and their effect on a season or a circuit. */
export const SCORING = {
  operations: operationsServedBy('scoring', [...scoring, ...seasonCharts, ...circuits]),
  files: [],
} satisfies RouteGroup;
