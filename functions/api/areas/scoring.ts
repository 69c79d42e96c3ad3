import type { RouteGroup } from '../app';
import { scoring } from '../scoring';
import { seasonCharts } from '../season-charts';

/** Scoring systems, and their effect on a season. */
export const SCORING = {
  operations: [...scoring, ...seasonCharts],
  files: [],
} satisfies RouteGroup;
