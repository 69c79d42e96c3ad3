import { cookies } from 'next/headers';
import { GUEST_NAME, newGuestId } from '../../../functions/core/practice/practice.schema';
import { SESSION_MS } from '../../../functions/core/session/sessions.schema';
import { sessionToken } from '../../../functions/tokens';
import { readersSession, serverApiFor } from '../server-api';
import { siteAddress } from '../site-address';
import { loginSecrets } from './secrets';
import { newSession } from './session';

const SECONDS = SESSION_MS / 1000;
/** The lifetime in seconds of a token that is used at once. */
const MOMENT = 60;
/** The login library's name for its session cookie, which depends on the site's scheme. */
const COOKIE = 'next-auth.session-token';

/**
 * Gives the reader's browser the session of a new guest, in the cookie that a login would set.
 * @returns the session
 */
export async function becomeGuest(): Promise<string> {
  const claims = { sub: newGuestId(), name: GUEST_NAME, email: null, ...newSession(Date.now()) };
  const session = await signed(claims, SECONDS);
  const secure = siteAddress().startsWith('https://');
  const options = { httpOnly: true, secure, sameSite: 'lax', path: '/', maxAge: SECONDS } as const;
  (await cookies()).set(secure ? `__Secure-${COOKIE}` : COOKIE, session, options);
  return session;
}

/** The user who logs in, in the form of the login library. */
interface LoggedIn {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/**
 * Transfers the boards that a user played as a guest in this browser to their account at login. If the platform
 * refuses, the login continues: their session was not a guest's.
 */
export async function bringBoards({ id, name = null, email = null }: LoggedIn): Promise<void> {
  const before = await readersSession();
  if (before === undefined) return;
  const api = serverApiFor(await signed({ sub: id, name, email }, MOMENT));
  await api('POST /me/practice/guest', {}, { token: before });
}

async function signed(claims: Record<string, unknown>, maxAge: number): Promise<string> {
  const { NEXTAUTH_SECRET: secret = '' } = await loginSecrets();
  return sessionToken(secret, claims, `${maxAge} seconds`);
}
