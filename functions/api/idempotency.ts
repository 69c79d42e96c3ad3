import type { MiddlewareHandler } from 'hono';
import { sha256Hex } from '../../engine/core/canonical';
import type { ApiEnv } from './env';
import { problem } from './problems';

const LONGEST_KEY = 255;

/**
 * A POST with an `Idempotency-Key` takes effect once: sent again, it gets the first reply again, unless that
 * was a fault of ours. The key belongs to the caller; with another request it is refused.
 */
export const idempotency: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const key = c.req.header('idempotency-key');
  const caller = c.get('caller');
  if (c.req.method !== 'POST' || key === undefined || caller === null) return next();
  if (key.length === 0 || key.length > LONGEST_KEY)
    return problem(c, 400, 'bad-idempotency-key', `An idempotency key has 1 to ${LONGEST_KEY} characters.`);
  const { store, clock } = c.get('deps');
  const hash = sha256Hex(`${c.req.method} ${c.req.path}\n${await c.req.text()}`);
  const claim = await store.claimReply(caller.id, key, hash, clock());
  switch (claim.kind) {
    case 'in-progress':
      return problem(c, 409, 'in-progress', 'The first request with this key is still running.');
    case 'other-request':
      return problem(c, 422, 'key-reused', 'This idempotency key belongs to another request.');
    case 'replay':
      return new Response(claim.reply.body, {
        status: claim.reply.status,
        headers: {
          'content-type': claim.reply.status < 400 ? 'application/json' : 'application/problem+json',
          'idempotent-replayed': 'true',
        },
      });
    case 'first': {
      await next();
      // What failed on our side may be tried again, like what was never answered.
      if (c.res.status >= 500) return;
      await store.saveReply(caller.id, key, { status: c.res.status, body: await c.res.clone().text() });
    }
  }
};
