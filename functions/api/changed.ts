import * as z from 'zod';
import { openOperation } from './operation';
import { Changed } from './schemas/changed';
import { Id } from './schemas/common';
import { changedIn } from './views/changed';

/** What an open page asks again and again: so little that a look costs next to nothing (ADR 039). */
export const changed = [
  openOperation({
    method: 'GET',
    path: '/changed/games/{id}',
    tag: 'Games',
    scope: 'read',
    keptForSeconds: 1,
    summary: 'Whether a game or its press has changed: two marks to compare with those I have',
    params: z.object({
      id: Id,
      /** As the game told its reader; without it the answer is the one for everybody. */
      pass: z.string().max(400).optional(),
    }),
    reply: Changed,
    handle: ({ deps, params }) => changedIn(deps, params.id, params.pass),
  }),
];
