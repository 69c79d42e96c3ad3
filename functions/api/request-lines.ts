import type { MiddlewareHandler } from 'hono';
import { log } from '../log';
import { loggedPath } from '../logged-path';
import type { ApiEnv } from './env';
import type { AddressOf } from './presence';

const REFUSED = [403, 429];

/**
 * Logs one line for each request that changes something or is refused, with the viewer's address: the access log of an
 * HTTP API contains no headers, and so only the address of the distribution.
 */
export function requestLines(addressOf: AddressOf): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    const { method } = c.req;
    const path = loggedPath(c.req.path);
    const { status } = c.res;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && !REFUSED.includes(status) && status < 500) return;
    log('info', 'request', { method, path, status, address: addressOf(c) });
  };
}
