import type { Context, MiddlewareHandler } from 'hono';
import { type About, isHidden, isTakenDown } from '../services/access/private-leagues';
import type { ApiEnv } from './env';
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
    const asked = [c.get('deps'), c.get('caller'), about, id.data] as const;
    if (await isTakenDown(...asked)) return refused(c, { code: 'taken-down' });
    if (joins(c)) return next();
    const hidden = await isHidden(...asked);
    return hidden ? refused(c, { code: 'not-found', what: WHAT[about] }) : next();
  };
}

/** Joining asks for the invitation link itself. */
function joins(c: Context<ApiEnv>): boolean {
  return c.req.method === 'POST' && /\/leagues\/[^/]+\/members$/.test(c.req.path);
}
