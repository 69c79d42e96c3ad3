import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from './env';
import { refused } from './problems';

/** The header in which a page names the reader for whom it was rendered (web/lib/tab-reader.ts). */
const READER_HEADER = 'x-reader';

/**
 * Refuses a change from a page that was rendered for another account: somebody else has logged in in another tab of the
 * same browser since, and the browser sends their session. Programs send no such header.
 */
export const requireReader: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const reader = c.req.header(READER_HEADER);
  const caller = c.get('caller');
  const isChange = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  if (isChange && reader !== undefined && caller !== null && caller.id !== reader)
    return refused(c, { code: 'other-account' });
  return next();
};
