import type { AuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import EmailProvider from 'next-auth/providers/email';
import { isReachable, MailAddress } from '../../../functions/api/schemas/mail-address';
import { defaultName } from '../../../functions/api/schemas/names';
import { SESSION_MS, SHARED_MS } from '../../../functions/api/schemas/sessions';
import { languageOfReader } from '../language';
import { demoAccount } from './demo-accounts';
import { bringBoards } from './guest';
import { type KeptPerson, keptLogins, loginTable, mayJoinByMail } from './kept-logins';
import { LINK_MINUTES, sendLoginMail } from './mail';
import { safePath } from './safe-path';
import { loginSecrets } from './secrets';
import { services } from './services';
import { endSessionBefore, endThisSession, keptSession, newSession } from './session';
import { tellLogin, tellLogout } from './told';

type Provider = AuthOptions['providers'][number];

const environment = process.env;

/** An address as the platform keeps it. Anything but a plain address is refused before anything is kept or sent. */
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
      sendLoginMail({ to: identifier, url, from: provider.from, language: await languageOfReader() }),
  });
}

/** Accounts of the demo league, one click each. They exist only where the host runs the demo. */
function demo(): Provider {
  const provider = CredentialsProvider({
    credentials: { account: { label: 'Account', type: 'text' } },
    authorize: (given) => demoAccount(given?.account ?? ''),
  });
  // The login library keeps a name that it is handed to itself, and shows "Credentials" until a login starts.
  return { ...provider, id: 'demo', name: 'Demo account' };
}

/**
 * The ways to log in: a link by mail, the services with keys, and the demo's accounts on a local host.
 * @param isShared whether the computer is one that others use as well: a login there is short, and not for the account
 */
export async function authOptions(isShared = false): Promise<AuthOptions> {
  const secrets = await loginSecrets();
  const maxAge = (isShared ? SHARED_MS : SESSION_MS) / 1000;
  const table = loginTable(environment);
  return {
    ...(table === undefined ? {} : { adapter: keptLogins(table) }),
    ...(secrets.NEXTAUTH_SECRET === undefined ? {} : { secret: secrets.NEXTAUTH_SECRET }),
    session: { strategy: 'jwt', maxAge },
    jwt: { maxAge },
    pages: {
      signIn: '/signin',
      verifyRequest: '/signin/sent',
      error: '/signin',
      newUser: '/signin/name',
    },
    providers: [
      ...(table === undefined ? [] : [mail()]),
      ...services(secrets),
      ...(environment.TURRETON_DEMO === '1' ? [demo()] : []),
    ],
    callbacks: {
      redirect: ({ url, baseUrl }) => baseUrl + safePath(url, baseUrl),
      // Asking for a link tells nobody whether the address has an account; using it does.
      signIn: ({ account, user, email }) =>
        account?.type !== 'email' ||
        email?.verificationRequest === true ||
        mayJoinByMail(user as KeptPerson) ||
        '/signin?error=AddressNotVerified',
      jwt: ({ token, user, account }) =>
        user
          ? {
              ...{ ...token, ...newSession(Date.now(), isShared) },
              ...{ sub: user.id, name: user.name ?? defaultName(user.id), email: addressOf(user.email) },
              ...(isPersonalLink(user.email, account?.provider) && { link: true }),
            }
          : keptSession(token),
    },
    // The cookie goes or is replaced, and a copy of its token is worth nothing from now on.
    events: {
      async signIn({ user, account }) {
        tellLogin(user.id, account?.provider);
        // Before the guest's session ends, which is the proof of whose the boards were.
        await bringBoards({ ...user, email: addressOf(user.email) });
        await endSessionBefore();
      },
      async signOut({ token }) {
        tellLogout(token?.sub);
        await endThisSession();
      },
    },
  };
}

/** Whether somebody came by a link that an organizer made: to an address that gets no mail. */
function isPersonalLink(email: string | null | undefined, provider: string | undefined): boolean {
  return provider === 'email' && typeof email === 'string' && !isReachable(email);
}

/** The address to which mails for somebody go; null for those who came by a personal link or by another service. */
function addressOf(email: string | null | undefined): string | null {
  return typeof email === 'string' && isReachable(email) ? email : null;
}
