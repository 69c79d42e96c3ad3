import type { RouteGroup } from '../app';
import { circuits } from '../circuits';
import { scoring } from '../scoring';
import { seasonCharts } from '../season-charts';
import { operationsServedBy } from '../served-by';
import { teams } from '../teams';

/** Scoring systems, and their effect on a season, a circuit or a team. */
export const SCORING = {
  operations: operationsServedBy('scoring', [...scoring, ...seasonCharts, ...circuits, ...teams]),
  files: [],
} satisfies RouteGroup;
