import { gameAbsences } from './absence';
import type { RouteGroup } from './app';
import { changed } from './changed';
import { games } from './games';
import { me } from './me';
import { press } from './press';
import { receipts } from './receipts';

/**
 * What players ask while they play: by far the most requests, and all that an open table needs. The function that
 * answers them carries nothing else; infra/lib/routes.ts names their paths.
 */
export const TABLE_ROUTES = {
  operations: [...me, ...games, ...changed, ...gameAbsences, ...press, ...receipts],
  files: [],
} satisfies RouteGroup;
