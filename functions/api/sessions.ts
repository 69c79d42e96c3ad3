import * as z from 'zod';
import type { Caller } from '../core/access/caller';
import type { Deps } from '../core/platform/deps';
import { andThen, done } from '../core/platform/errors';
import { iso, isoOrNull } from '../core/platform/instants';
import { apiTokens, createApiToken } from '../core/session/api-tokens';
import { endAllSessions, endSession, endThisSession, sessionsOf } from '../core/session/sessions';
import type { ProgramRecord } from '../core/session/sessions.records';
import {
  NEW_LOGIN_MS,
  OpenedProgram,
  OpenProgram,
  OwnSession,
  SESSION_MS,
  Sessions,
} from '../core/session/sessions.schema';
import { apiKeyToken } from '../tokens';
import { LIMITS } from './limits';
import { operation } from './operation';

const DAY_MS = 24 * 3_600_000;

const programView = ({ id, name, scopes, began, until, seenAt }: ProgramRecord) => ({
  ...{ id, name, scopes, began: iso(began), until: iso(until), seenAt: isoOrNull(seenAt) },
});

/** The API token of a program. It only contains the id of the record, which holds scopes and expiry. */
async function tokenOf({ reach }: Deps, { id }: Caller, program: ProgramRecord): Promise<string> {
  return apiKeyToken(await reach.sessionSecret(), { sub: id, sid: program.id });
}

export const sessions = [
  operation({
    method: 'GET',
    path: '/me/sessions',
    servedBy: 'own',
    tag: 'Me',
    scope: 'account',
    access: 'account',
    summary: 'Where I am logged in, and my sessions for programs',
    reply: Sessions,
    handle: async ({ deps, caller }) =>
      done({
        sessions: (await sessionsOf(deps, caller)).map(
          ({ id, agent, began, seenAt, until, link = false }) => ({
            ...{ id, agent, began: iso(began), seenAt: iso(seenAt), until: isoOrNull(until) },
            link,
            current: id === caller.session?.id,
          }),
        ),
        programs: (await apiTokens(deps, caller)).map(programView),
        newLogin: (caller.session?.began ?? 0) > deps.clock() - NEW_LOGIN_MS,
      }),
  }),
  operation({
    method: 'POST',
    path: '/me/sessions',
    servedBy: 'own',
    tag: 'Me',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    needsNewLogin: true,
    summary: 'Create an API token for a program; it is shown this once',
    body: OpenProgram,
    reply: OpenedProgram,
    limit: LIMITS.programs,
    isShownOnce: true,
    handle: ({ deps, caller, body: { name, scopes, days } }) =>
      andThen(createApiToken(deps, caller, { name, scopes, lasts: days * DAY_MS }), async (program) =>
        done({ program: programView(program), token: await tokenOf(deps, caller, program) }),
      ),
  }),
  operation({
    method: 'DELETE',
    path: '/me/sessions/{session}',
    servedBy: 'own',
    whileSuspended: true,
    tag: 'Me',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'End one of my sessions at once, a login or a program’s',
    params: z.object({ session: z.string().min(1).max(64) }),
    reply: z.object({}),
    handle: ({ deps, caller, params: { session } }) =>
      andThen(endSession(deps, caller, session), () => done({})),
  }),
  operation({
    method: 'GET',
    path: '/me/session',
    servedBy: 'own',
    tag: 'Me',
    // Programs, which never see the list of sessions, learn here what they may do and for how long.
    scope: 'any',
    access: 'account',
    summary: 'The login or API token of this request: its scopes, and when it ends',
    reply: OwnSession,
    handle: async ({ deps, caller }) => {
      const { id = null, began = 0, until, scopes = [], isKey = false } = caller.session ?? {};
      const program = isKey ? (await apiTokens(deps, caller)).find((one) => one.id === id) : undefined;
      const ends = program?.until ?? Math.min(until ?? Number.POSITIVE_INFINITY, began + SESSION_MS);
      return done({
        program: program?.name ?? null,
        scopes: [...scopes],
        began: iso(program?.began ?? began),
        until: iso(ends),
      });
    },
  }),
  operation({
    method: 'DELETE',
    path: '/me/session',
    servedBy: 'own',
    whileSuspended: true,
    tag: 'Me',
    scope: 'any',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Log out: the session of this request ends at once',
    reply: z.object({}),
    handle: ({ deps, caller }) => andThen(endThisSession(deps, caller), () => done({})),
  }),
  operation({
    method: 'DELETE',
    path: '/me/sessions',
    servedBy: 'own',
    whileSuspended: true,
    tag: 'Me',
    scope: 'account',
    access: 'account',
    conflict: 'own',
    writes: 'one',
    summary: 'Log out everywhere at once, here as well; sessions for programs end too',
    reply: z.object({}),
    handle: ({ deps, caller }) => andThen(endAllSessions(deps, caller), () => done({})),
  }),
];
