import * as z from 'zod';
import { endAllSessions, endSession, sessionsOf } from '../services/account/sessions';
import { andThen, done } from '../services/errors';
import { operation } from './operation';
import { Sessions, THIS_SESSION } from './schemas/sessions';

const instant = (time: number) => new Date(time).toISOString();

export const sessions = [
  operation({
    method: 'GET',
    path: '/me/sessions',
    tag: 'Me',
    summary: 'Where I am logged in',
    reply: Sessions,
    handle: async ({ deps, caller }) =>
      done({
        sessions: (await sessionsOf(deps, caller)).map(({ id, agent, began, seenAt }) => ({
          ...{ id, agent, began: instant(began), seenAt: instant(seenAt) },
          current: id === caller.session?.id,
        })),
      }),
  }),
  operation({
    method: 'DELETE',
    path: '/me/sessions/{session}',
    tag: 'Me',
    summary: 'Log out one of my sessions at once; `this` is the one of the request',
    params: z.object({ session: z.string().min(1).max(64) }),
    reply: z.object({}),
    handle: ({ deps, caller, params: { session } }) =>
      andThen(endSession(deps, caller, session === THIS_SESSION ? null : session), () => done({})),
  }),
  operation({
    method: 'DELETE',
    path: '/me/sessions',
    tag: 'Me',
    summary: 'Log out everywhere at once, here as well',
    reply: z.object({}),
    handle: ({ deps, caller }) => andThen(endAllSessions(deps, caller), () => done({})),
  }),
];
