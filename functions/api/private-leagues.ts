import type { Context, MiddlewareHandler } from 'hono';
import type { Caller } from '../core/access/caller';
import { type About, isHidden, isTakenDown } from '../core/access/private-leagues';
import { Id } from '../core/platform/common.schema';
import type { Deps } from '../core/platform/deps';
import type { Refusal } from '../core/platform/errors';
import type { ApiEnv } from './env';
import type { NamedId } from './ids-in';
import { refused } from './problems';

const WHAT = { leagues: 'league', seasons: 'season', games: 'game' } as const;

/**
 * Hides everything below a league, season or game of a private league from callers who are not members, as if it did
 * not exist. It runs before every operation and file, so that none of them has to check.
 */
export function hidePrivate(about: About): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const id = Id.safeParse(c.req.param('id'));
    if (!id.success) return next();
    const { session } = c.get('caller') ?? {};
    if (session?.league !== undefined && (await isElsewhere(c.get('deps'), session.league, about, id.data))) {
      // In other leagues, the session of a personal link has no identity: it can read what everyone may, and change
      // nothing.
      if (c.req.method !== 'GET') return refused(c, { code: 'league-only' });
      c.set('caller', null);
    }
    const asked = [c.get('deps'), c.get('caller'), about, id.data] as const;
    if (await isTakenDown(...asked)) return refused(c, { code: 'taken-down' });
    if (joins(c)) return next();
    const hidden = await isHidden(...asked);
    return hidden ? refused(c, { code: 'not-found', what: WHAT[about] }) : next();
  };
}

/** Whether a league, season or game belongs to another league than this one; a practice board belongs to none. */
async function isElsewhere(deps: Deps, league: string, about: About, id: string): Promise<boolean> {
  const found = about === 'leagues' ? id : await deps.store.leagueOf(about, id);
  return found !== undefined && found !== league && found !== '';
}

/**
 * The same for ids in a request's query or body, found by the schemas' types of ids.
 * @returns what is hidden from the caller, if anything is
 */
export async function hiddenAmong(
  deps: Deps,
  caller: Caller | null,
  named: readonly NamedId[],
): Promise<Refusal | undefined> {
  for (const { about, id } of named)
    if (await isHidden(deps, caller, about, id)) return { code: 'not-found', what: WHAT[about] };
  return undefined;
}

/** Joining checks the invitation link itself. */
function joins(c: Context<ApiEnv>): boolean {
  return c.req.method === 'POST' && /\/leagues\/[^/]+\/members$/.test(c.req.path);
}
