import { DynamoDBAdapter } from '@auth/dynamodb-adapter';
import { DynamoDB } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import type { AuthOptions } from 'next-auth';
import type { Adapter } from 'next-auth/adapters';
import CredentialsProvider from 'next-auth/providers/credentials';
import DiscordProvider from 'next-auth/providers/discord';
import EmailProvider from 'next-auth/providers/email';
import GitHubProvider from 'next-auth/providers/github';
import GoogleProvider from 'next-auth/providers/google';
import { MailAddress } from '../../functions/api/schemas/mail-address';
import { demoAccount } from './demo-accounts';
import { sendLoginMail } from './login-mail';
import { type LoginSecrets, loginSecrets } from './login-secrets';

type Provider = AuthOptions['providers'][number];

const environment = process.env;

/** Keeps login links and accounts of other services; undefined without a table. */
function adapter(): Adapter | undefined {
  const table = environment.AUTH_TABLE;
  if (table === undefined || table === '') return undefined;
  const endpoint = environment.DYNAMO_ENDPOINT;
  const credentials = { accessKeyId: environment.DYNAMO_KEY ?? 'local', secretAccessKey: 'local' };
  const local =
    endpoint === undefined ? {} : { endpoint, region: environment.AWS_REGION ?? 'local', credentials };
  const client = DynamoDBDocument.from(new DynamoDB(local), {
    marshallOptions: {
      convertEmptyValues: true,
      removeUndefinedValues: true,
      convertClassInstanceToMap: true,
    },
  });
  return DynamoDBAdapter(client, { tableName: table }) as Adapter;
}

type Service = 'GITHUB' | 'GOOGLE' | 'DISCORD';

function keysOf(
  secrets: LoginSecrets,
  service: Service,
): { clientId: string; clientSecret: string } | undefined {
  const clientId = secrets[`${service}_ID`];
  const clientSecret = secrets[`${service}_SECRET`];
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

/** Google's endpoints are fixed here, because a lookup would need the network at each login. */
const GOOGLE_ENDPOINTS = {
  wellKnown: '',
  issuer: 'https://accounts.google.com',
  authorization: {
    url: 'https://accounts.google.com/o/oauth2/v2/auth',
    params: { scope: 'openid email profile' },
  },
  token: 'https://oauth2.googleapis.com/token',
  userinfo: 'https://openidconnect.googleapis.com/v1/userinfo',
  jwks_endpoint: 'https://www.googleapis.com/oauth2/v3/certs',
};

function services(secrets: LoginSecrets): Provider[] {
  const github = keysOf(secrets, 'GITHUB');
  const google = keysOf(secrets, 'GOOGLE');
  const discord = keysOf(secrets, 'DISCORD');
  return [
    ...(github ? [GitHubProvider(github)] : []),
    ...(google ? [GoogleProvider({ ...google, ...GOOGLE_ENDPOINTS })] : []),
    ...(discord ? [DiscordProvider(discord)] : []),
  ];
}

function mail(): Provider {
  return EmailProvider({
    from: environment.EMAIL_FROM ?? 'Turreton <tides@turreton.example>',
    server: environment.EMAIL_SERVER ?? '',
    maxAge: 30 * 60,
    // Anything but a plain address is refused before the platform keeps or sends anything.
    normalizeIdentifier: (given) => MailAddress.parse(given.trim().toLowerCase()),
    sendVerificationRequest: ({ identifier, url, provider }) =>
      sendLoginMail({ to: identifier, url, from: provider.from }),
  });
}

/** Accounts of the demo league, one click each. They exist only where the host runs the demo. */
function demo(): Provider {
  return CredentialsProvider({
    id: 'demo',
    name: 'Demo account',
    credentials: { account: { label: 'Account', type: 'text' } },
    authorize: (given) => demoAccount(given?.account ?? ''),
  });
}

/** The ways to log in: a link by mail, the services with keys, and the demo's accounts on a local host. */
export async function authOptions(): Promise<AuthOptions> {
  const secrets = await loginSecrets();
  const kept = adapter();
  return {
    ...(kept === undefined ? {} : { adapter: kept }),
    ...(secrets.NEXTAUTH_SECRET === undefined ? {} : { secret: secrets.NEXTAUTH_SECRET }),
    session: { strategy: 'jwt', maxAge: 30 * 24 * 60 * 60 },
    pages: { signIn: '/signin', verifyRequest: '/signin/sent', error: '/signin' },
    providers: [
      ...(kept === undefined ? [] : [mail()]),
      ...services(secrets),
      ...(environment.TURRETON_DEMO === '1' ? [demo()] : []),
    ],
    callbacks: {
      jwt: ({ token, user }) =>
        user
          ? { ...token, sub: user.id, name: user.name ?? nameFrom(user.email), email: user.email ?? null }
          : token,
    },
  };
}

function nameFrom(email: string | null | undefined): string {
  return email?.split('@')[0] ?? 'Player';
}
