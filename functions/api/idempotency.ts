import type { MiddlewareHandler } from 'hono';
import { encodeTime } from 'ulid';
import { sha256Hex } from '../../engine/core/sha256';
import type { ProblemReply } from '../core/platform/common.schema';
import type { SavedReply } from '../core/platform/replies.store';
import type { ApiEnv } from './env';
import { problem, problemType } from './problems';

const LONGEST_KEY = 255;
const TOO_MANY = 429;

/**
 * A POST with an `Idempotency-Key` takes effect once: if it is sent again, it gets the first response again, unless
 * that was an error of the server. The key belongs to the caller; with a different request it is refused. If the first
 * response was lost, the request is carried out again with the same ids, so that nothing is written twice.
 */
export const idempotency: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const key = c.req.header('idempotency-key');
  const caller = c.get('caller');
  if (c.req.method !== 'POST' || key === undefined || caller === null) return next();
  if (key.length === 0 || key.length > LONGEST_KEY)
    return problem(c, 'bad-idempotency-key', `An idempotency key has 1 to ${LONGEST_KEY} characters.`);
  const { store, clock } = c.get('deps');
  const hash = sha256Hex(`${c.req.method} ${c.req.path}\n${await c.req.text()}`);
  const claim = await store.claimReply(caller.id, key, hash, clock());
  switch (claim.kind) {
    case 'in-progress':
      return problem(c, 'in-progress', 'The first request with this key is still running.');
    case 'other-request':
      return problem(c, 'key-reused', 'This idempotency key belongs to another request.');
    case 'replay':
      return new Response(claim.reply.body, {
        status: claim.reply.status,
        headers: {
          'content-type': claim.reply.status < 400 ? 'application/json' : 'application/problem+json',
          'idempotent-replayed': 'true',
          ...(claim.reply.location !== undefined && { location: claim.reply.location }),
        },
      });
    case 'first': {
      c.set('deps', { ...c.get('deps'), newId: idsOf(caller.id, key, claim.since) });
      await next();
      // A server error or a request above a rate limit may be tried again, like one that was never answered.
      if (c.res.status >= 500 || c.res.status === TOO_MANY) return;
      if (c.get('isShownOnce') && c.res.ok)
        await store.saveReply(caller.id, key, { status: 409, body: doneAlready(c.var.site, SHOWN_ONCE) });
      else await store.saveReply(caller.id, key, await keptReply(c.res, c.var.site));
    }
  }
};

/** The size of an item in the store, with room for its other fields. */
const LONGEST_REPLY = 300_000;

/**
 * A response as it is stored. The request has taken effect: a response that is too long for the store is replaced, not
 * refused.
 */
async function keptReply(reply: Response, site: string): Promise<SavedReply> {
  const { status } = reply;
  const body = await reply.clone().text();
  const location = reply.headers.get('location') ?? undefined;
  const fits = Buffer.byteLength(body) <= LONGEST_REPLY;
  return fits ? { status, body, location } : { status: 409, body: doneAlready(site, TOO_LONG), location };
}

const TOO_LONG = 'Its reply is too long to be repeated; load the page.';
const SHOWN_ONCE = 'Its reply holds a secret that is shown once and not kept.';

function doneAlready(site: string, why: string): string {
  return JSON.stringify({
    type: problemType(site, 'done-already'),
    title: 'Done already',
    status: 409,
    detail: `The first request with this key was carried out. ${why}`,
    code: 'done-already',
  } satisfies ProblemReply);
}

/** Ids derived from a key, in the order in which they are requested; the same ones each time, sortable like others. */
export function idsOf(caller: string, key: string, since: number): () => string {
  const made = sha256Hex(`ids of\n${caller}\n${key}`).slice(0, HEX_DIGITS);
  const random = BigInt(`0x${made}`).toString(32).padStart(RANDOM_DIGITS, '0');
  let count = 0;
  return () => {
    count += 1;
    return `${encodeTime(since)}${crockford(random)}${crockford(count.toString(32).padStart(COUNT_DIGITS, '0'))}`.toLowerCase();
  };
}

/** A ULID has 10 digits of time and 16 others; the last three of them are the counter. */
const COUNT_DIGITS = 3;
const RANDOM_DIGITS = 13;
/** 64 bits, which 13 digits of 5 bits hold. */
const HEX_DIGITS = 16;

/** Converts JavaScript's base 32 digits to those of a ULID, which has no i, l, o and u. */
function crockford(digits: string): string {
  return [...digits].map((digit) => CROCKFORD[Number.parseInt(digit, 32)]).join('');
}

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';
