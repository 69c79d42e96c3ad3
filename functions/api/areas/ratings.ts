import type { RouteGroup } from '../app';
import { ratings } from '../ratings';

/** Ratings, players and game systems. */
export const RATINGS = {
  operations: ratings,
  files: [],
} satisfies RouteGroup;
