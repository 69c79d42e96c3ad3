import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import { apiTokenScopes } from '../services/account/api-tokens';
import { LINK_SCOPES, leagueOfLink } from '../services/account/link-session';
import { isSessionValid } from '../services/account/sessions';
import type { Caller, CallersSession } from '../services/caller';
import { SCOPES, Scope, type SessionsRecord } from '../store/records';
import type { TokenReader } from '../tokens';
import { agentOf } from './agent';
import type { ApiEnv } from './env';
import { defaultName, PlayerName } from './schemas/names';

const SESSION_COOKIES = ['__Secure-next-auth.session-token', 'next-auth.session-token'] as const;

/** What sessions and API keys say. */
const Claims = z.object({
  sub: z.string().min(2),
  name: z.string().nullish(),
  email: z.string().nullish(),
  iat: z.number().default(0),
  /** The session, or the key's record, and when it began; absent in tokens of earlier releases and of the canary. */
  sid: z.string().min(1).max(64).optional(),
  began: z.number().optional(),
  /** What it is for and when it ends, where that is less than a login on one's own computer has. */
  scopes: z.array(Scope).optional(),
  until: z.number().optional(),
  /** Whether the login was by passkey: a device, and its owner's finger, face or code. */
  passkey: z.literal(true).optional(),
  /** A personal link began it, which an organizer made. */
  link: z.literal(true).optional(),
});
type Claims = z.infer<typeof Claims>;

/**
 * Who asks, unless their session or key has ended: by the session that the pages' login issued, in its cookie or as a
 * bearer token, or by an API key as a bearer token. A key in the cookie is nobody's session.
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

/** Hands on what site administrators decided about the account, which stands with its sessions. */
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
 * A browser sends its cookie with every request, also with one that another site made it send. So a change by
 * cookie counts only when the browser says that it came from this site.
 */
function sessionCookie(c: Context<ApiEnv>): string | undefined {
  const token = SESSION_COOKIES.map((name) => getCookie(c, name)).find((value) => value !== undefined);
  if (token === undefined || c.req.method === 'GET' || c.req.method === 'HEAD') return token;
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' ? token : undefined;
  const origin = c.req.header('origin');
  // Behind CloudFront the host that is asked is not the one that the browser knows.
  const ours = origin === c.get('deps').reach.site || origin?.endsWith(`://${c.req.header('host')}`);
  return ours ? token : undefined;
}

/** The name that another service knows somebody by, if it is one that they could have chosen here. */
function nameFrom(said: string | null | undefined, id: string): string {
  const name = PlayerName.safeParse(said);
  return name.success ? name.data : defaultName(id);
}
