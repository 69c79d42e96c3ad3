import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { isGuest } from '../core/practice/guests';
import type { Scope } from '../core/session/sessions.records';
import { NEW_LOGIN_MS } from '../core/session/sessions.schema';
import type { ApiEnv } from './env';
import { refused } from './problems';

/**
 * What an operation requires of a session:
 * - read: it shows what its caller may see, or computes without storing anything.
 * - play: orders, press, entries, memberships, holidays, disputes: the caller's own part in games.
 * - organize: leagues, seasons, rulings, and previews of them.
 * - account: the profile, addresses, sessions, and everything stored about the caller. Programs never have it.
 * - any: nothing, for example to end the session itself, or to follow a link that works without a login.
 */
export type NeededScope = Scope | 'any';

interface Needs {
  readonly method: string;
  readonly path: string;
  readonly scope: NeededScope;
  readonly needsNewLogin?: true;
  readonly forGuests?: true;
  readonly whileSuspended?: true;
}

/**
 * Refuses sessions without the required scope, guests everything that is not for them, and suspended accounts
 * everything but reading and the operations marked `whileSuspended`. It runs before every operation and file, so that
 * none of them has to check, and before stored responses are repeated. Files need the scope `read`.
 */
export function requireScope(operations: readonly Needs[]): MiddlewareHandler<ApiEnv> {
  const needs = new Map(operations.map((one) => [`${one.method} ${one.path}`, one]));
  return async (c, next) => {
    const caller = c.get('caller');
    const session = caller?.session;
    // The first route that is not for every path handles the request; `:id` corresponds to {id} of its description.
    const route = matchedRoutes(c).find(({ method }) => method !== 'ALL');
    if (caller === null || session === undefined || route === undefined) return next();
    const path = route.path.replace(/^\/v1/, '').replaceAll(/:(\w+)/g, '{$1}');
    const asked: Omit<Needs, 'method' | 'path'> = needs.get(`${route.method} ${path}`) ?? { scope: 'read' };
    const { scope, needsNewLogin } = asked;
    if (scope !== 'any' && !session.scopes.includes(scope))
      return refused(c, { code: 'scope-missing', scope });
    if (isGuest(caller.id)) return mayGuest(asked) ? next() : refused(c, { code: 'needs-account' });
    if (needsNewLogin && session.link === true) return refused(c, { code: 'league-only' });
    if (route.method !== 'GET') {
      const until = c.get('measures')?.suspended?.until ?? 0;
      const isSuspended = until > c.get('deps').clock();
      if (isSuspended && asked.whileSuspended !== true) return refused(c, { code: 'suspended', until });
    }
    const isNew = session.began > c.get('deps').clock() - NEW_LOGIN_MS;
    return needsNewLogin && !isNew ? refused(c, { code: 'login-too-old' }) : next();
  };
}

/** A guest has no login that could be renewed: the session is their only identity. */
function mayGuest({ scope, forGuests }: Pick<Needs, 'scope' | 'forGuests'>): boolean {
  return scope === 'read' || scope === 'any' || forGuests === true;
}
