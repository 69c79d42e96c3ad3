import type { RouteGroup } from '../app';
import { seasonLife } from '../season-life';
import { operationsServedBy } from '../served-by';
import { templates } from '../templates';
import { variants } from '../variants';

/** Everything about a season besides its rounds: drafts, templates, a league's variants, check-ins, its next edition, its end. */
export const SEASON_LIFE = {
  operations: operationsServedBy('season-life', [...seasonLife, ...templates, ...variants]),
  files: [],
} satisfies RouteGroup;
