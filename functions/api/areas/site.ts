import type { RouteGroup } from '../app';
import { operationsServedBy } from '../served-by';
import { site } from '../site';

/** Reports to the site administrators, and their actions. */
export const SITE = {
  operations: operationsServedBy('site', site),
  files: [],
} satisfies RouteGroup;
