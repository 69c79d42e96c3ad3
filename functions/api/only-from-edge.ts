import type { Context, MiddlewareHandler } from 'hono';
import { loggedPath } from '../logged-path';
import { logMetrics } from '../metrics';
import { EDGE_HEADER, type EdgeDoor } from './edge-door';
import type { ApiEnv } from './env';
import type { AddressOf } from './presence';
import { problem } from './problems';

/**
 * Refuses requests that did not come through the site's distribution: without it there is no firewall and no
 * trustworthy viewer address.
 * @param senderOf the address that connected to the API itself
 */
export function onlyFromEdge(door: EdgeDoor, senderOf: AddressOf, site: string): MiddlewareHandler<ApiEnv> {
  return async (c: Context, next) => {
    if (await door(c.req.header(EDGE_HEADER))) return next();
    const { method, path } = c.req;
    const about = { method, path: loggedPath(path), address: senderOf(c) };
    logMetrics('refused at the door', about, { RefusedAtDoor: 1 });
    return problem(c, 403, 'not-through-the-site', `This address is for the site alone. Ask ${site}${path}.`);
  };
}
