import * as z from 'zod';
import { Id } from '../core/platform/common.schema';
import { Changed } from '../core/today/changed.schema';
import { changedIn } from '../core/today/changed.view';
import { openOperation } from './operation';

/** The request that an open page polls: small enough to cost almost nothing (ADR 039). */
export const changed = [
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
