import type { Context, MiddlewareHandler } from 'hono';
import { type About, isHidden, isTakenDown } from '../services/access/private-leagues';
import type { Caller } from '../services/caller';
import type { Deps } from '../services/deps';
import type { Refusal } from '../services/errors';
import type { ApiEnv } from './env';
import type { NamedId } from './ids-in';
import { refused } from './problems';
import { Id } from './schemas/common';

const WHAT = { leagues: 'league', seasons: 'season', games: 'game' } as const;

/**
 * Answers for all that lies below a league, season or game of a private league as if it were not there, to those who are
 * not members. It stands before every operation and file, so that none of them has to think of it.
 */
export function hidePrivate(about: About): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const id = Id.safeParse(c.req.param('id'));
    if (!id.success) return next();
    const { session } = c.get('caller') ?? {};
    if (session?.league !== undefined && (await isElsewhere(c.get('deps'), session.league, about, id.data))) {
      // Elsewhere the session of a personal link is nobody's: it reads what everybody may, and changes nothing.
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
 * The same for what a request names elsewhere, in its query or body, by the schemas' types of ids.
 * @returns what is hidden from the caller, if something is
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

/** Joining asks for the invitation link itself. */
function joins(c: Context<ApiEnv>): boolean {
  return c.req.method === 'POST' && /\/leagues\/[^/]+\/members$/.test(c.req.path);
}
