import type { RouteGroup } from '../app';
import { logins } from '../logins';

/** Login methods. Separate from the caller's other data, because checking passkeys requires a large library. */
export const LOGINS = { operations: logins, files: [] } satisfies RouteGroup;
