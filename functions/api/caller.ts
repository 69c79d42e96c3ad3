import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import { scopesOfProgram } from '../services/account/programs';
import { isSessionValid } from '../services/account/sessions';
import type { Caller, CallersSession } from '../services/caller';
import type { sessionReader } from '../session-token';
import { SCOPES, Scope, type SessionsRecord } from '../store/records';
import { agentOf } from './agent';
import type { ApiEnv } from './env';
import { defaultName, PlayerName } from './schemas/names';

const SESSION_COOKIES = ['__Secure-next-auth.session-token', 'next-auth.session-token'] as const;

const Token = z.object({
  sub: z.string().min(2),
  name: z.string().nullish(),
  email: z.string().nullish(),
  iat: z.number().default(0),
  /** The session and when it began; absent in tokens of earlier releases and of the platform's own programs. */
  sid: z.string().min(1).max(64).optional(),
  began: z.number().optional(),
  /** What it is for and when it ends, where that is less than a login on one's own computer has. */
  scopes: z.array(Scope).optional(),
  until: z.number().optional(),
  /** A session that its player opened for a program: what it may do stands in the store alone. */
  program: z.literal(true).optional(),
});
type Token = z.infer<typeof Token>;

/** Who asks: the session that the pages' login issued, from its cookie or as a bearer token, unless it has ended. */
export async function readCaller(
  c: Context<ApiEnv>,
  read: ReturnType<typeof sessionReader>,
): Promise<Caller | null> {
  const token = bearer(c) ?? sessionCookie(c);
  if (token === undefined) return null;
  const said = Token.safeParse(await read(token));
  if (!said.success) return null;
  const { sub, name, email } = said.data;
  const session = await sessionOf(c, said.data);
  return session === null ? null : { id: sub, name: nameFrom(name, sub), email: email ?? null, session };
}

/** The session of a token with what it may be used for; null for one that has ended. */
async function sessionOf(c: Context<ApiEnv>, token: Token): Promise<CallersSession | null> {
  const { sub, sid, iat, began = iat * 1000, until, scopes = SCOPES, program } = token;
  const session = { id: sid ?? null, began, ...(until === undefined ? {} : { until }) };
  const deps = c.get('deps');
  const look = (kept: SessionsRecord | undefined) => c.set('measures', kept);
  if (program === true) {
    const allowed = await scopesOfProgram(deps, sub, sid ?? '', look);
    return allowed === null ? null : { ...session, scopes: allowed, isKey: true };
  }
  const agent = agentOf(c.req.header('user-agent'));
  return (await isSessionValid(deps, sub, session, agent, look)) ? { ...session, scopes } : null;
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
