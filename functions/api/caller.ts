import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import type { Caller } from '../services/caller';
import type { ApiEnv } from './env';
import type { sessionReader } from './session-token';

const SESSION_COOKIES = ['__Secure-next-auth.session-token', 'next-auth.session-token'] as const;

const Token = z.object({ sub: z.string().min(2), name: z.string().nullish(), email: z.string().nullish() });

/** Who asks: the session that the pages' login issued, from its cookie or as a bearer token. */
export async function readCaller(
  c: Context<ApiEnv>,
  read: ReturnType<typeof sessionReader>,
): Promise<Caller | null> {
  const token = bearer(c) ?? sessionCookie(c);
  if (token === undefined) return null;
  const said = Token.safeParse(await read(token));
  if (!said.success) return null;
  const { sub, name, email } = said.data;
  return { id: sub, name: name ?? 'Unnamed', email: email ?? null };
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
