import type { RouteGroup } from '../app';
import { fairPlay } from '../fair-play';
import { results } from '../results';

/** What games and seasons came to: results, awards, logs, halls of fame; and signs of unfair play. */
export const RESULTS = {
  operations: [...results, ...fairPlay],
  files: [],
} satisfies RouteGroup;
