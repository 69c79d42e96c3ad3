import type { RouteGroup } from '../app';
import { seasonLife } from '../season-life';
import { operationsServedBy } from '../served-by';

/** Everything about a season besides its rounds: drafts, check-ins, its next edition, its end. */
export const SEASON_LIFE = {
  operations: operationsServedBy('season-life', seasonLife),
  files: [],
} satisfies RouteGroup;
