import type { RouteGroup } from '../app';
import { confirmations } from '../confirmations';
import { fairPlay } from '../fair-play';
import { results } from '../results';
import { operationsServedBy } from '../served-by';
import { tableReports } from '../table-reports';

/** The results of games and seasons, awards, logs, halls of fame; and signs of unfair play. */
export const RESULTS = {
  operations: operationsServedBy('results', [...results, ...confirmations, ...tableReports, ...fairPlay]),
  files: [],
} satisfies RouteGroup;
