import type { RouteGroup } from '../app';
import { seasonLife } from '../season-life';

/** Everything about a season besides its rounds: drafts, check-ins, its next edition, its end. */
export const SEASON_LIFE = {
  operations: seasonLife,
  files: [],
} satisfies RouteGroup;
