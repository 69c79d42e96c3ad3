import type { RouteGroup } from '../app';
import { proposals } from '../proposals';

/** Proposals of one person that another confirms. */
export const PROPOSALS = {
  operations: proposals,
  files: [],
} satisfies RouteGroup;
