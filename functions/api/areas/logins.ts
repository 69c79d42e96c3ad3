import type { RouteGroup } from '../app';
import { logins } from '../logins';
import { operationsServedBy } from '../served-by';

/** Login methods. Separate from the caller's other data, because checking passkeys requires a large library. */
export const LOGINS = { operations: operationsServedBy('logins', logins), files: [] } satisfies RouteGroup;
