import { cookies } from 'next/headers';
import * as z from 'zod';
import { readShortToken, shortToken } from '../../../functions/tokens';
import { serverApi } from '../server-api';
import { siteAddress } from '../site-address';
import { loginSecrets } from './secrets';

/** The account to which another service is to be linked, and the session that requested it. */
export interface LinkRequest {
  readonly player: string;
  readonly session: string;
}

const COOKIE = 'link-service';
const TEN_MINUTES = 10 * 60;
const KIND = 'link-service';

const Claims = z.object({ sub: z.string(), sid: z.string(), service: z.string() });

/**
 * Records in the reader's browser that they want to link another service for logging in. A login by that service within
 * ten minutes is linked to their account; every other login is an ordinary one and links nothing.
 * @returns `not-allowed` if the reader's login is older than an hour, on a shared computer, or not a login at all
 */
export async function requestLink(service: string): Promise<'requested' | 'not-allowed'> {
  const current = await freshLogin();
  if (current === null) return 'not-allowed';
  const { NEXTAUTH_SECRET: secret = '' } = await loginSecrets();
  const claims = { sub: current.player, sid: current.session, service };
  const secure = siteAddress().startsWith('https://');
  (await cookies()).set(COOKIE, await shortToken(secret, KIND, claims), {
    ...{ httpOnly: true, secure, sameSite: 'lax', path: '/api/auth', maxAge: TEN_MINUTES },
  });
  return 'requested';
}

/**
 * The account to which a login by another service is to be linked; null for an ordinary login. The session that
 * requested it must still be the reader's, and recent: the platform's own record of sessions decides, not a token.
 */
export async function linkRequested(service: string): Promise<LinkRequest | null> {
  const jar = await cookies();
  const token = jar.get(COOKIE)?.value;
  if (token === undefined) return null;
  const { NEXTAUTH_SECRET: secret = '' } = await loginSecrets();
  const claims = Claims.safeParse(await readShortToken(secret, KIND, token)).data;
  const current = await freshLogin();
  if (claims === undefined || current === null || claims.service !== service) return null;
  return claims.sub === current.player && claims.sid === current.session ? current : null;
}

/** Removes the request once a login has returned. */
export async function forgetLinkRequest(): Promise<void> {
  (await cookies()).delete({ name: COOKIE, path: '/api/auth' });
}

/** The reader's login if it is recent enough to change their login methods; null for any other. */
async function freshLogin(): Promise<LinkRequest | null> {
  const [me, sessions] = await Promise.all([serverApi('GET /me'), serverApi('GET /me/sessions')]);
  if (!me.ok || !sessions.ok || me.value.player === null || !sessions.value.newLogin) return null;
  const current = sessions.value.sessions.find((one) => one.current);
  return current === undefined ? null : { player: me.value.player.id, session: current.id };
}
