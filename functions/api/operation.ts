import type { Context } from 'hono';
import * as z from 'zod';
import type { Caller } from '../services/caller';
import type { Deps } from '../services/deps';
import { type Outcome, refuse } from '../services/errors';
import type { ApiEnv } from './env';
import { problem, problemsOf, refused } from './problems';
import type { ReceiptSigner } from './receipt-signer';

export interface Asked<Params, Body, Who> {
  readonly deps: Deps;
  readonly caller: Who;
  readonly signer: ReceiptSigner;
  readonly params: Params;
  readonly body: Body;
}

interface Described<P extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /v1, with parameters as {id}; those of `params` that it does not name come after the question mark. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly params: P;
  readonly body: B;
  readonly reply: R;
}

/** One operation of the API: what it takes, what it answers, and the one service or view it calls. */
export interface Operation extends Described<z.ZodType, z.ZodType, z.ZodType> {
  readonly signedIn: boolean;
  answer(c: Context<ApiEnv>): Promise<Response>;
}

export const NOTHING = z.undefined();
const NO_PARAMS = z.object({});

type Definition<P extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Omit<
  Described<P, B, R>,
  'params' | 'body'
> & { readonly params?: P; readonly body?: B };

/** An operation for anybody, signed in or not. */
export function openOperation<
  R extends z.ZodType,
  P extends z.ZodType = typeof NO_PARAMS,
  B extends z.ZodType = typeof NOTHING,
>(
  definition: Definition<P, B, R> & {
    handle(asked: Asked<z.output<P>, z.output<B>, Caller | null>): Promise<Outcome<z.input<R>>>;
  },
): Operation {
  return assemble(definition, false, (asked) => definition.handle(asked));
}

/** An operation for signed-in callers. */
export function operation<
  R extends z.ZodType,
  P extends z.ZodType = typeof NO_PARAMS,
  B extends z.ZodType = typeof NOTHING,
>(
  definition: Definition<P, B, R> & {
    handle(asked: Asked<z.output<P>, z.output<B>, Caller>): Promise<Outcome<z.input<R>>>;
  },
): Operation {
  return assemble(definition, true, async ({ caller, ...asked }) =>
    caller === null ? refuse({ code: 'not-signed-in' }) : definition.handle({ ...asked, caller }),
  );
}

function assemble<P extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  definition: Definition<P, B, R>,
  signedIn: boolean,
  handle: (asked: Asked<z.output<P>, z.output<B>, Caller | null>) => Promise<Outcome<z.input<R>>>,
): Operation {
  const params = definition.params ?? NO_PARAMS;
  const body = definition.body ?? NOTHING;
  return {
    ...definition,
    params,
    body,
    signedIn,
    async answer(c) {
      const caller = c.get('caller');
      if (signedIn && caller === null) return refused(c, { code: 'not-signed-in' });
      const json = body === NOTHING ? undefined : await jsonOf(c);
      if (json === UNREADABLE) return problem(c, 400, 'unreadable', 'The body is not JSON.');
      const readParams = params.safeParse({ ...c.req.query(), ...c.req.param() });
      if (!readParams.success) return refused(c, { code: 'not-found', what: 'page' });
      const readBody = body.safeParse(json);
      if (!readBody.success) return refused(c, { code: 'invalid', problems: problemsOf(readBody.error) });
      const outcome = await handle({
        deps: c.get('deps'),
        caller,
        signer: c.get('signer'),
        params: readParams.data as z.output<P>,
        body: readBody.data as z.output<B>,
      });
      // The reply's schema is an allow-list: what it does not name does not leave.
      return outcome.ok
        ? c.json(definition.reply.parse(outcome.value) as object)
        : refused(c, outcome.refusal);
    },
  };
}

const UNREADABLE = Symbol('unreadable');

/** The body; one that is left out is an empty object, which the schema judges. */
async function jsonOf(c: Context): Promise<unknown> {
  try {
    return JSON.parse((await c.req.text()) || '{}');
  } catch {
    return UNREADABLE;
  }
}
