import type { RouteGroup } from '../app';
import { logins } from '../logins';

/** Ways to log in. Apart from what else is its caller's own, because checking passkeys takes a large library. */
export const LOGINS = { operations: logins, files: [] } satisfies RouteGroup;
