import * as z from 'zod';
import { Joinable, TurnPace } from '../core/entry/joinable.schema';
import { joinableView } from '../core/entry/joinable.view';
import { SystemId } from '../core/platform/common.schema';
import { done } from '../core/platform/errors';
import { openOperation } from './operation';

/** Everything that can be joined now, on the whole platform. */
export const joinable = [
  openOperation({
    method: 'GET',
    path: '/joinable',
    servedBy: 'own',
    tag: 'Seasons',
    scope: 'read',
    summary: 'Seasons that I can enter now, always-open ones first, and seats that look for a player',
    params: z.object({
      game: SystemId.nullable().default(null),
      /** Turns of up to an hour, up to two days, or longer. */
      pace: TurnPace.nullable().default(null),
    }),
    reply: Joinable,
    handle: async ({ deps, caller, language, params }) =>
      done(await joinableView(deps, caller, language, params)),
  }),
];
