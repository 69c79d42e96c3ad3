import type { Context } from 'hono';
import * as z from 'zod';
import type { Language } from '../../messages/languages';
import type { Caller } from '../core/access/caller';
import { repeatsHidden } from '../core/account/hidden-texts';
import type { Deps } from '../core/platform/deps';
import { type Outcome, refuse } from '../core/platform/errors';
import { iso } from '../core/platform/instants';
import type { ProposalRecord } from '../core/proposal/proposals.records';
import type { Proposed } from '../core/proposal/proposals.schema';
import type { ReceiptSigner } from '../core/step/receipt-signer';
import { type ConflictRule, conflictGuard } from './conflict-of-interest';
import type { ApiEnv } from './env';
import { idsIn } from './ids-in';
import { readJson, UnreadableJson } from './json-text';
import { type Limit, waitAfter } from './limits';
import { hiddenAmong } from './private-leagues';
import { problemsOf, refused, unreadable } from './problems';
import { tooManyRequests } from './rate-limit';
import type { NeededScope } from './scopes';
import type { ServedBy } from './served-by';
import { translateHiddenTexts } from './translate-hidden-texts';

export interface Asked<Params, Body, Who> {
  readonly deps: Deps;
  readonly caller: Who;
  readonly signer: ReceiptSigner;
  /** The language of texts in the response. */
  readonly language: Language;
  readonly params: Params;
  readonly body: Body;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A role that an operation is for:
 * - anyone: visitors, too.
 * - account: everybody who is logged in, for their own data or what all may see and do.
 * - self: the person concerned: the author of a text, or the person who was asked or invited.
 * - member: members of the league.
 * - player: those who are registered in the season, or hold or held a seat on the board.
 * - moderator: moderators and organizers of the league; some things need the organizer's permission first.
 * - organizer: organizers of the league.
 * - administrator: administrators of the site.
 */
export type Access =
  | 'anyone'
  | 'account'
  | 'self'
  | 'member'
  | 'player'
  | 'moderator'
  | 'organizer'
  | 'administrator';

/**
 * How many items an operation stores, apart from counters of limits, responses kept for a repeated request, and the
 * profile of a caller who has none yet. If there are `several`, crash injection has a case for it: a process that dies
 * between them must leave nothing half done.
 */
export type Writes = 'none' | 'one' | 'several';

/**
 * Why the calls of an operation are not counted:
 * - stores-nothing
 * - by-role: only those who run a league, or the site, may call it.
 * - once: it has an effect only once for what it names, such as a vote for a seat and step.
 * - replaces: it replaces what it made before.
 */
type Unlimited = 'stores-nothing' | 'by-role' | 'once' | 'replaces';

/**
 * How a request may be sent again whose response was lost, without a second effect: as it is, or, for a POST that may
 * make something each time, with the same `Idempotency-Key`.
 */
export function repeatOf({ method, limit }: Pick<Operation, 'method' | 'limit'>): 'by-nature' | 'with-key' {
  return method !== 'POST' || limit === 'once' || limit === 'stores-nothing' ? 'by-nature' : 'with-key';
}

/** Whether an operation may wait for the confirmation of a second person. */
export function mayBeProposed({ conflict }: { readonly conflict?: ConflictRule | undefined }): boolean {
  return conflict?.startsWith('confirm') === true;
}

/** The description of an operation; the pages' client takes its types from here. */
export interface Described<
  M extends Method,
  A extends string,
  P extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
> {
  readonly method: M;
  /** Below /v1, with parameters as {id}; `params` that it does not contain are query parameters. */
  readonly path: A;
  /** The function that serves it, or the area of one. Infra's routes and the areas' heads follow from it. */
  readonly servedBy: ServedBy;
  readonly tag: string;
  /** The scope that a session needs for it. */
  readonly scope: NeededScope;
  /**
   * Who may do it, as far as their role decides it; `openOperation` is for anyone. The services check it; a test compares
   * it with their answers.
   */
  readonly access: readonly Access[];
  /** For every operation that changes something. */
  readonly conflict?: ConflictRule;
  /** For every operation that changes something: how much it stores before its response. */
  readonly writes?: Writes;
  /** It cannot be undone, or its effect outlasts the login: it needs a login that is younger than an hour. */
  readonly needsNewLogin?: true;
  /** Guests, who have no account, may do it; they may always read. */
  readonly forGuests?: true;
  /** Suspended accounts may do it; everything else but reading is refused to them. */
  readonly whileSuspended?: true;
  readonly summary: string;
  readonly params: P;
  readonly body: B;
  readonly reply: R;
  /** How often it may be called; for every POST, as it may make something each time. */
  readonly limit?: Limit | Unlimited;
  /**
   * How long the edge may cache its response for others: it depends only on its parameters and does not know the
   * caller.
   */
  readonly keptForSeconds?: number;
  /** The path below /v1 of the thing that it made, for the `Location` header. */
  readonly location?: (reply: z.output<R>) => string;
  /** Its response contains a secret: it is not stored for a repeated request with the same key. */
  readonly isShownOnce?: true;
  /** Its body may hold the whole file of a variant, and so more than other bodies (`app.ts`). */
  readonly takesVariant?: true;
}

/** One operation of the API: its input, its response, and the one service or view it calls. */
export interface Operation<
  M extends Method = Method,
  A extends string = string,
  P extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> extends Described<M, A, P, B, R> {
  /** Whether it needs a login: it is not for anyone. */
  readonly loggedIn: boolean;
  answer(c: Context<ApiEnv>): Promise<Response>;
  /** Carries it out for a caller, with parameters and body as they were sent. */
  carryOut(asked: Asked<unknown, unknown, Caller>): Promise<Outcome<unknown>>;
}

/** The name of an operation: method and path. */
export function nameOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** The id of an operation in the description of the API, and its name in clients: "getLeaguesIdMembers". */
export function operationId({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method.toLowerCase()}${path.replace(/[^a-z]+(.)?/gi, (_, next?: string) => next?.toUpperCase() ?? '')}`;
}

export const NOTHING = z.undefined();
const NO_PARAMS = z.object({});

type Definition<
  M extends Method,
  A extends string,
  P extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
> = Omit<Described<M, A, P, B, R>, 'params' | 'body' | 'conflict' | 'writes' | 'access' | 'limit'> & {
  readonly params?: P;
  readonly body?: B;
} & DeclaredChange<M> &
  (M extends 'POST' ? { readonly limit: Limit | Unlimited } : { readonly limit?: Limit });

/** An operation that changes something declares how the rule for conflicts of interest applies to it, and what it stores. */
type DeclaredChange<M extends Method> = M extends 'GET'
  ? { readonly conflict?: never; readonly writes?: never }
  : { readonly conflict: ConflictRule; readonly writes: Writes };

/** Roles that need a login: one, or several of which one is enough. */
type DeclaredAccess = Exclude<Access, 'anyone'> | readonly Exclude<Access, 'anyone'>[];

/** An operation for anyone, logged in or not. */
export function openOperation<
  M extends Method,
  A extends string,
  R extends z.ZodType,
  P extends z.ZodType = typeof NO_PARAMS,
  B extends z.ZodType = typeof NOTHING,
>(
  definition: Definition<M, A, P, B, R> & {
    handle(asked: Asked<z.output<P>, z.output<B>, Caller | null>): Promise<Outcome<z.input<R>>>;
  },
): Operation<M, A, P, B, R> {
  return assemble(definition, ['anyone'], (asked) => definition.handle(asked));
}

/** An operation for callers who are logged in. */
export function operation<
  M extends Method,
  A extends string,
  R extends z.ZodType,
  P extends z.ZodType = typeof NO_PARAMS,
  B extends z.ZodType = typeof NOTHING,
>(
  definition: Definition<M, A, P, B, R> & {
    readonly access: DeclaredAccess;
    handle(asked: Asked<z.output<P>, z.output<B>, Caller>): Promise<Outcome<z.input<R>>>;
  },
): Operation<M, A, P, B, R> {
  const { access } = definition;
  return assemble(definition, typeof access === 'string' ? [access] : access, async ({ caller, ...asked }) =>
    caller === null ? refuse({ code: 'not-signed-in' }) : definition.handle({ ...asked, caller }),
  );
}

function assemble<
  M extends Method,
  A extends string,
  P extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  definition: Definition<M, A, P, B, R>,
  access: readonly Access[],
  handle: (asked: Asked<z.output<P>, z.output<B>, Caller | null>) => Promise<Outcome<z.input<R>>>,
): Operation<M, A, P, B, R> {
  // If a definition leaves them out, P and B are the types of these two.
  const params = (definition.params ?? NO_PARAMS) as P;
  const body = (definition.body ?? NOTHING) as B;
  const loggedIn = !access.includes('anyone');
  return {
    ...definition,
    access,
    params,
    body,
    loggedIn,
    async answer(c) {
      const { deps, caller, signer, language } = c.var;
      if (loggedIn && caller === null) return refused(c, { code: 'not-signed-in' });
      const json = (body as z.ZodType) === NOTHING ? undefined : await jsonOf(c);
      if (json instanceof UnreadableJson) return unreadable(c, json);
      const readParams = params.safeParse({ ...c.req.query(), ...c.req.param() });
      if (!readParams.success) return refused(c, { code: 'not-found', what: 'page' });
      const readBody = await body.safeParseAsync(json);
      if (!readBody.success) return refused(c, { code: 'invalid', problems: problemsOf(readBody.error) });
      const sent = { params: { ...c.req.query(), ...c.req.param() }, body: json };
      const named = [...idsIn(params, sent.params), ...idsIn(body, sent.body)];
      const hidden = named.length === 0 ? undefined : await hiddenAmong(deps, caller, named);
      if (hidden !== undefined) return refused(c, hidden);
      if (repeatsHidden(c.var.measures ?? {}, json))
        return refused(c, { code: 'not-allowed', why: { text: 'textHidden' } });
      const { limit } = definition;
      if (caller !== null) {
        const wait =
          typeof limit === 'object'
            ? await waitAfter(deps, limit, caller.id, c.get('network'), c.req.param('id'))
            : undefined;
        if (wait !== undefined) return tooManyRequests(c, wait);
        const before = await conflictGuard(deps, caller, definition.conflict, {
          operation: nameOf(definition),
          ...sent,
        });
        if (before.kind === 'refused') return refused(c, before.refusal);
        if (before.kind === 'proposed') return c.json(await proposedReply(before.proposal, language), 202);
      }
      c.set('isShownOnce', definition.isShownOnce === true);
      const { keptForSeconds } = definition;
      const asked = {
        deps,
        caller: keptForSeconds === undefined ? caller : null,
        signer,
        language,
        params: readParams.data,
        body: readBody.data,
      };
      const outcome = await handle(asked);
      if (keptForSeconds !== undefined && outcome.ok)
        c.header('cache-control', `public, max-age=0, s-maxage=${keptForSeconds}`);
      // The schema of the response is an allow-list: fields that it does not contain are not sent.
      if (!outcome.ok) return refused(c, outcome.refusal);
      const reply = await definition.reply.parseAsync(outcome.value);
      if (definition.location !== undefined) c.header('location', `/v1${definition.location(reply)}`);
      const text = JSON.stringify(reply);
      return c.body(await translateHiddenTexts(text, language), 200, { 'content-type': 'application/json' });
    },
    carryOut: async (asked) =>
      handle({ ...asked, params: params.parse(asked.params), body: await body.parseAsync(asked.body) }),
  };
}

/** The response for an operation that waits for a second person. */
async function proposedReply({ id, until }: ProposalRecord, language: Language): Promise<Proposed> {
  const { refusalTexts } = await import('../../messages/refusals');
  const detail = refusalTexts(language)('proposed');
  return { code: 'proposed', detail, proposal: id, until: iso(until) };
}

/** The body; a missing one is an empty object, which the schema checks. */
async function jsonOf(c: Context): Promise<unknown> {
  try {
    return readJson((await c.req.text()) || '{}');
  } catch (error) {
    if (error instanceof UnreadableJson) return error;
    throw error;
  }
}
