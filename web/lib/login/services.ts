import type { AuthOptions } from 'next-auth';
import DiscordProvider, { type DiscordProfile } from 'next-auth/providers/discord';
import GitHubProvider, { type GithubProfile } from 'next-auth/providers/github';
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google';
import type { UserinfoEndpointHandler } from 'next-auth/providers/oauth';
import * as z from 'zod';
import type { LoginSecrets } from './secrets';

type Provider = AuthOptions['providers'][number];
type Service = 'GITHUB' | 'GOOGLE' | 'DISCORD';

/** Google's endpoints are fixed here, because a look-up would need the network at each login. */
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

/**
 * The data that the platform takes from another service. Only an address that the service has verified counts:
 * otherwise anyone could log in with another person's address, and would share the account that its owner creates
 * later.
 */
export interface ServiceAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  /** Stored with the account: the service has verified its address. */
  readonly addressVerified: boolean;
}

function account(id: string | number, name: string, verified: string | null): ServiceAccount {
  return { id: String(id), name, email: verified, addressVerified: verified !== null };
}

export function discordAccount({ id, username, email, verified }: DiscordProfile): ServiceAccount {
  return account(id, username, verified === true ? email : null);
}

export function googleAccount({ sub, name, email, email_verified }: GoogleProfile): ServiceAccount {
  return account(sub, name, email_verified === true ? email : null);
}

/** The account of a GitHub profile whose address is verified (`verifiedAddress`). */
export function gitHubAccount({ id, name, login, email }: GithubProfile): ServiceAccount {
  return account(id, name ?? login, email ?? null);
}

const GitHubAddresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** The primary address that GitHub has verified; null without one (docs.github.com, REST, users/emails). */
export function verifiedAddress(addresses: unknown): string | null {
  const read = GitHubAddresses.safeParse(addresses);
  return read.data?.find(({ primary, verified }) => primary && verified)?.email ?? null;
}

function keysOf(secrets: LoginSecrets, service: Service) {
  const clientId = secrets[`${service}_ID`];
  const clientSecret = secrets[`${service}_SECRET`];
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

/** The other services whose keys are set. */
export function services(secrets: LoginSecrets): Provider[] {
  const github = keysOf(secrets, 'GITHUB');
  const google = keysOf(secrets, 'GOOGLE');
  const discord = keysOf(secrets, 'DISCORD');
  return [
    ...(github ? [GitHubProvider({ ...github, userinfo: GITHUB_USER, profile: gitHubAccount })] : []),
    ...(google ? [GoogleProvider({ ...google, ...GOOGLE_ENDPOINTS, profile: googleAccount })] : []),
    ...(discord ? [DiscordProvider({ ...discord, profile: discordAccount })] : []),
  ];
}

/** GitHub's profile has the address that its user shows; the list of addresses shows which are verified. */
const GITHUB_USER: UserinfoEndpointHandler = {
  url: 'https://api.github.com/user',
  async request({ client, tokens }) {
    const token = tokens.access_token ?? '';
    const { email: _shown, ...profile } = await client.userinfo(token);
    const answer = await fetch('https://api.github.com/user/emails', {
      headers: { authorization: `token ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    const address = answer.ok ? verifiedAddress(await answer.json()) : null;
    return address === null ? profile : { ...profile, email: address };
  },
};
