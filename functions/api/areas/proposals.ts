import type { RouteGroup } from '../app';
import { proposals } from '../proposals';

/** What one person proposed and another confirms. */
export const PROPOSALS = {
  operations: proposals,
  files: [],
} satisfies RouteGroup;
