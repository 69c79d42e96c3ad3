import type { AuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import EmailProvider from 'next-auth/providers/email';
import { MailAddress } from '../../../functions/core/notification/mail-address.schema';
import { isReachable } from '../../../functions/core/platform/addresses.schema';
import { defaultName } from '../../../functions/core/platform/names.schema';
import { SESSION_MS, SHARED_MS } from '../../../functions/core/session/sessions.schema';
import { sessionToken, tokenReader } from '../../../functions/tokens';
import { languageOfReader } from '../language';
import { demoAccount } from './demo-accounts';
import { bringBoards } from './guest';
import type { LinkRequest } from './link-service';
import { type KeptPerson, loginAdapter, loginTable, mayJoinByMail } from './login-adapter';
import { logLinkedService, logLogin, logLogout } from './login-log';
import { LINK_MINUTES, sendLoginMail } from './mail';
import { confirmationOf } from './mail-link';
import { passkeyLogin } from './passkey';
import { safePath } from './safe-path';
import { loginSecrets } from './secrets';
import { services } from './services';
import { endSessionBefore, endThisSession, newSession } from './session';

type Provider = AuthOptions['providers'][number];

const environment = process.env;

/** Normalizes a mail address. Anything but a plain address is refused before anything is stored or sent. */
export function readAddress(given: string): string {
  return MailAddress.parse(given.trim().toLowerCase());
}

function mail(): Provider {
  return EmailProvider({
    from: environment.EMAIL_FROM ?? 'Turreton <tides@turreton.example>',
    server: environment.EMAIL_SERVER ?? '',
    maxAge: LINK_MINUTES * 60,
    normalizeIdentifier: readAddress,
    sendVerificationRequest: async ({ identifier, url, provider }) =>
      sendLoginMail({
        ...{ to: identifier, from: provider.from, language: await languageOfReader() },
        url: confirmationOf(url),
      }),
  });
}

/** Accounts of the demo league, one click each. They exist only if the host runs the demo. */
function demo(): Provider {
  const provider = CredentialsProvider({
    credentials: { account: { label: 'Account', type: 'text' } },
    authorize: (given) => demoAccount(given?.account ?? ''),
  });
  // The login library drops a name that is passed to it, and shows "Credentials" until a login starts.
  return { ...provider, id: 'demo', name: 'Demo account' };
}

/** The request that the login library is about to answer. */
export interface LoginRequest {
  /** Whether other people use the computer too: a login there is short, and does not cover the account. */
  readonly isShared?: boolean;
  /** The action of the library: the first part of the path below /api/auth. */
  readonly action?: string | undefined;
  /** The account to which the service is to be linked; null for an ordinary login. */
  readonly link?: LinkRequest | null;
}

/**
 * The login methods: a link by mail, the services with keys, and the demo's accounts on a local host.
 * The library decodes a session in three places (`test/integration/login-library.test.ts` lists them), and would treat
 * its user as logged in. So it is given a session only for logging out, and a user only if a recent login has requested
 * the link of a service.
 */
export async function authOptions({
  isShared = false,
  action,
  link = null,
}: LoginRequest = {}): Promise<AuthOptions> {
  const secrets = await loginSecrets();
  const maxAge = (isShared ? SHARED_MS : SESSION_MS) / 1000;
  const table = loginTable(environment);
  return {
    ...(table === undefined ? {} : { adapter: loginAdapter(table, link) }),
    ...(secrets.NEXTAUTH_SECRET === undefined ? {} : { secret: secrets.NEXTAUTH_SECRET }),
    session: { strategy: 'jwt', maxAge },
    jwt: {
      maxAge,
      encode: ({ token = {}, maxAge: lasts = maxAge, secret }) =>
        sessionToken(String(secret), token, `${lasts} seconds`),
      decode: async ({ token = '', secret }) => {
        if (link !== null) return { sub: link.player };
        return action === 'signout' ? tokenReader(String(secret)).session(token) : null;
      },
    },
    pages: {
      signIn: '/signin',
      verifyRequest: '/signin/sent',
      error: '/signin',
      newUser: '/signin/name',
    },
    providers: [
      ...(table === undefined ? [] : [mail()]),
      ...services(secrets),
      ...(table === undefined ? [] : [passkeyLogin()]),
      ...(environment.TURRETON_DEMO === '1' ? [demo()] : []),
    ],
    callbacks: {
      redirect: ({ url, baseUrl }) => baseUrl + safePath(url, baseUrl),
      // A request for a link does not reveal whether the address has an account; using the link does.
      signIn: ({ account, user, email }) =>
        account?.type !== 'email' ||
        email?.verificationRequest === true ||
        mayJoinByMail(user as KeptPerson) ||
        '/signin?error=AddressNotVerified',
      // Without a user the library would renew a session; the route never allows that.
      jwt: ({ token, user, account }) => ({
        ...{ ...token, ...newSession(Date.now(), isShared) },
        ...(account?.provider === 'passkey' && { passkey: true }),
        ...{ sub: user.id, name: user.name ?? defaultName(user.id), email: addressOf(user.email) },
        ...(isPersonalLink(user.email, account?.provider) && { link: true }),
      }),
    },
    // The cookie is removed or replaced, and a copy of its token is invalid from now on.
    events: {
      async signIn({ user, account }) {
        logLogin(user.id, account?.provider);
        // Done before the guest's session ends, which proves who owns the boards.
        await bringBoards({ ...user, email: addressOf(user.email) });
        await endSessionBefore();
      },
      linkAccount({ user, account }) {
        if (link !== null) logLinkedService(user.id, account.provider);
      },
      async signOut({ token }) {
        logLogout(token?.sub);
        await endThisSession();
      },
    },
  };
}

/** Whether a person logged in by a link that an organizer made: to an address that receives no mail. */
function isPersonalLink(email: string | null | undefined, provider: string | undefined): boolean {
  return provider === 'email' && typeof email === 'string' && !isReachable(email);
}

/** The mail address of a person; null for those who logged in by a personal link or by another service. */
function addressOf(email: string | null | undefined): string | null {
  return typeof email === 'string' && isReachable(email) ? email : null;
}
