import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import { Changed } from '../core/today/changed.schema';
import { changedIn } from '../core/today/changed.view';
import { absence } from './absence';
import type { RouteGroup } from './app';
import { games } from './games';
import { me } from './me';
import { openOperation } from './operation';
import { press } from './press';
import { receipts } from './receipts';
import { operationsServedBy } from './served-by';

/** The request that an open page polls: small enough to cost almost nothing (ADR 039). */
const changed = [
  openOperation({
    method: 'GET',
    path: '/changed/games/{id}',
    servedBy: 'table',
    tag: 'Games',
    scope: 'read',
    keptForSeconds: 1,
    summary: 'Whether a game or its press has changed: two marks to compare with those I have',
    params: z.object({
      id: Id,
      /** The pass from the reader's game page; without it the response is the one for everyone. */
      pass: z.string().max(400).optional(),
    }),
    reply: Changed,
    handle: ({ deps, params }) => changedIn(deps, params.id, params.pass),
  }),
];

/**
 * The requests of players while they play: by far the most frequent ones, and everything that an open table needs. The
 * function that serves them contains nothing else; infra/lib/routes.ts records their paths.
 */
export const TABLE_ROUTES = {
  operations: operationsServedBy('table', [...me, ...games, ...changed, ...absence, ...press, ...receipts]),
  files: [],
} satisfies RouteGroup;
