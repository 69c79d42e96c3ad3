import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import { SESSION_COOKIES } from '../../messages/choose-language';
import type { Caller, CallersSession } from '../core/access/caller';
import { defaultName, PlayerName } from '../core/platform/names.schema';
import { apiTokenScopes } from '../core/session/api-tokens';
import { LINK_SCOPES, leagueOfLink } from '../core/session/link-session';
import { isSessionValid } from '../core/session/sessions';
import { SCOPES, Scope, type SessionsRecord } from '../core/session/sessions.records';
import type { TokenReader } from '../tokens';
import { agentOf } from './agent';
import type { ApiEnv } from './env';

/** The claims of sessions and API tokens. */
const Claims = z.object({
  sub: z.string().min(2),
  name: z.string().nullish(),
  email: z.string().nullish(),
  iat: z.number().default(0),
  /**
   * The session, or the record of the API token, and when it began; absent in tokens of earlier releases and of the
   * canary.
   */
  sid: z.string().min(1).max(64).optional(),
  began: z.number().optional(),
  /** Its scopes and expiry, if they are narrower than those of a login on one's own computer. */
  scopes: z.array(Scope).optional(),
  until: z.number().optional(),
  /** Whether the login was by passkey: a device, and its owner's fingerprint, face or code. */
  passkey: z.literal(true).optional(),
  /** Whether it was started by a personal link, which an organizer creates. */
  link: z.literal(true).optional(),
});
type Claims = z.infer<typeof Claims>;

/**
 * The caller, unless their session or API token has ended: from the session issued by the login of the pages, in its
 * cookie or as a bearer token, or from an API token as a bearer token. An API token in the cookie is ignored.
 */
export async function readCaller(c: Context<ApiEnv>, tokens: TokenReader): Promise<Caller | null> {
  const token = bearer(c);
  if (token === undefined) return callerWithSession(c, await claimsIn(tokens.session, sessionCookie(c)));
  const claims = await claimsIn(tokens.session, token);
  return claims === null
    ? callerWithKey(c, await claimsIn(tokens.apiKey, token))
    : callerWithSession(c, claims);
}

async function claimsIn(read: TokenReader['session'], token: string | undefined): Promise<Claims | null> {
  if (token === undefined) return null;
  return Claims.safeParse(await read(token)).data ?? null;
}

async function callerWithSession(c: Context<ApiEnv>, claims: Claims | null): Promise<Caller | null> {
  if (claims === null) return null;
  const { sub, sid, iat, began = iat * 1000, until, scopes = SCOPES, passkey, link } = claims;
  const ends = until === undefined ? {} : { until };
  const session = { id: sid ?? null, began, ...ends, ...(link && { link }) };
  const deps = c.get('deps');
  const agent = agentOf(c.req.header('user-agent'));
  if (!(await isSessionValid(deps, sub, session, agent, notesMeasures(c)))) return null;
  if (link !== true)
    return callerFrom(claims, { ...session, scopes, ...(passkey && { byPasskey: passkey }) });
  const league = await leagueOfLink(deps, sub);
  if (league === null) return null;
  const kept = scopes.filter((scope) => LINK_SCOPES.includes(scope));
  return callerFrom(claims, { ...session, league, scopes: kept });
}

async function callerWithKey(c: Context<ApiEnv>, claims: Claims | null): Promise<Caller | null> {
  if (claims === null) return null;
  const { sub, sid = '', iat } = claims;
  const scopes = await apiTokenScopes(c.get('deps'), sub, sid, notesMeasures(c));
  return scopes === null ? null : callerFrom(claims, { id: sid, began: iat * 1000, scopes, isKey: true });
}

/** Stores the site administrators' decisions about the account, which are read together with its sessions. */
function notesMeasures(c: Context<ApiEnv>) {
  return (kept: SessionsRecord | undefined) => c.set('measures', kept);
}

function callerFrom({ sub, name, email }: Claims, session: CallersSession): Caller {
  return { id: sub, name: nameFrom(name, sub), email: email ?? null, session };
}

function bearer(c: Context): string | undefined {
  const header = c.req.header('authorization');
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
}

/**
 * A browser sends its cookie with every request, even one triggered by another site. So a change by cookie is only
 * accepted if the browser states that it came from this site.
 */
function sessionCookie(c: Context<ApiEnv>): string | undefined {
  const token = SESSION_COOKIES.map((name) => getCookie(c, name)).find((value) => value !== undefined);
  if (token === undefined || c.req.method === 'GET' || c.req.method === 'HEAD') return token;
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' ? token : undefined;
  const origin = c.req.header('origin');
  // Behind CloudFront the requested host differs from the one that the browser knows.
  const ours = origin === c.get('deps').reach.site || origin?.endsWith(`://${c.req.header('host')}`);
  return ours ? token : undefined;
}

/** The person's name at another service, if it is one that they could have chosen here. */
function nameFrom(said: string | null | undefined, id: string): string {
  const name = PlayerName.safeParse(said);
  return name.success ? name.data : defaultName(id);
}
