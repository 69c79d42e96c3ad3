import { gameAbsences } from './absence';
import type { RouteGroup } from './app';
import { changed } from './changed';
import { games } from './games';
import { me } from './me';
import { press } from './press';
import { receipts } from './receipts';

/**
 * The requests of players while they play: by far the most frequent ones, and everything that an open table needs. The
 * function that serves them contains nothing else; infra/lib/routes.ts lists their paths.
 */
export const TABLE_ROUTES = {
  operations: [...me, ...games, ...changed, ...gameAbsences, ...press, ...receipts],
  files: [],
} satisfies RouteGroup;
