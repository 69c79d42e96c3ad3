import { absence } from './absence';
import type { RouteGroup } from './app';
import { changed } from './changed';
import { games } from './games';
import { me } from './me';
import { press } from './press';
import { receipts } from './receipts';
import { operationsServedBy } from './served-by';

/**
 * The requests of players while they play: by far the most frequent ones, and everything that an open table needs. The
 * function that serves them contains nothing else; infra/lib/routes.ts records their paths.
 */
export const TABLE_ROUTES = {
  operations: operationsServedBy('table', [...me, ...games, ...changed, ...absence, ...press, ...receipts]),
  files: [],
} satisfies RouteGroup;
