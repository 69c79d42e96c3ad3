import type { RouteGroup } from '../app';
import { site } from '../site';

/** Reports to the site administrators, and their actions. */
export const SITE = {
  operations: site,
  files: [],
} satisfies RouteGroup;
