import type { RouteGroup } from '../app';
import { ratings } from '../ratings';
import { operationsServedBy } from '../served-by';

/** Ratings, players and game systems. */
export const RATINGS = {
  operations: operationsServedBy('ratings', ratings),
  files: [],
} satisfies RouteGroup;
