import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import { isSessionValid } from '../services/account/sessions';
import type { Caller } from '../services/caller';
import { agentOf } from './agent';
import type { ApiEnv } from './env';
import { defaultName, PlayerName } from './schemas/names';
import type { sessionReader } from './session-token';

const SESSION_COOKIES = ['__Secure-next-auth.session-token', 'next-auth.session-token'] as const;

const Token = z.object({
  sub: z.string().min(2),
  name: z.string().nullish(),
  email: z.string().nullish(),
  iat: z.number().default(0),
  /** The session and when it began; absent in tokens of earlier releases and of programs. */
  sid: z.string().min(1).max(64).optional(),
  began: z.number().optional(),
});

/** Who asks: the session that the pages' login issued, from its cookie or as a bearer token, unless it has ended. */
export async function readCaller(
  c: Context<ApiEnv>,
  read: ReturnType<typeof sessionReader>,
): Promise<Caller | null> {
  const token = bearer(c) ?? sessionCookie(c);
  if (token === undefined) return null;
  const said = Token.safeParse(await read(token));
  if (!said.success) return null;
  const { sub, name, email, sid, iat, began = iat * 1000 } = said.data;
  const session = { id: sid ?? null, began };
  const agent = agentOf(c.req.header('user-agent'));
  if (!(await isSessionValid(c.get('deps'), sub, session, agent))) return null;
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
