import type { RouteGroup } from '../app';
import { proposals } from '../proposals';
import { operationsServedBy } from '../served-by';

/** Proposals of one person that another confirms. */
export const PROPOSALS = {
  operations: operationsServedBy('proposals', proposals),
  files: [],
} satisfies RouteGroup;
