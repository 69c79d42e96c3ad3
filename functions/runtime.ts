import { createHash, createHmac, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { monotonicFactory } from 'ulid';
import * as z from 'zod';
import { awsClient } from './aws-clients';
import {
  type Deps,
  INVITATION_BUDGET,
  type InvitationBudget,
  type Site,
  type StepTimer,
} from './core/platform/deps';
import type { Store } from './core/platform/store';
import { documentClient, dynamoStore } from './core/platform/store';
import { SiteAdmins } from './core/site/configured';
import { ReceiptSecret, withRetiredKey } from './core/step/receipt-secret';
import { readEnvironment } from './lambda-event';
import { logMetrics } from './metrics';
import { schedulerTimer } from './scheduler-timer';

/**
 * Assembles the dependencies of services from a store, a timer and a site, with the machine's own clock and randomness.
 */
export function assembleDeps(
  store: Store,
  timer: StepTimer,
  reach: Site,
  siteAdmins: readonly string[] = [],
): Deps {
  // Two ids of one millisecond are in order as well.
  const nextId = monotonicFactory();
  return {
    store,
    timer,
    reach,
    siteAdmins,
    clock: () => Date.now(),
    newId: () => nextId().toLowerCase(),
    newSeed: () => randomBytes(32).toString('hex'),
  };
}

/** A site at an address; its links are signed with a key derived from the session secret for this purpose. */
export function siteFor(site: string, pushKey: string | null, secret: () => Promise<string>): Site {
  return {
    site,
    pushKey,
    sign: async (text) =>
      createHmac('sha256', await secret())
        .update(`link\n${text}`)
        .digest('base64url'),
    // The same hash as the login library's.
    hashOfLogin: async (token) =>
      createHash('sha256')
        .update(`${token}${await secret()}`)
        .digest('hex'),
    sessionSecret: secret,
    invitations: INVITATION_BUDGET,
    alertOperator: async ({ kind, most }) =>
      logMetrics('operator needed', { kind, most }, { InvitationsUsedUp: 1 }),
    resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  };
}

/** How many people may be invited by mail address per day, if the operator has set other numbers. */
export const InvitationLimits = z.object({
  INVITATIONS_PER_ACCOUNT: z.coerce.number().int().min(0).max(100_000).optional(),
  INVITATIONS_PER_LEAGUE: z.coerce.number().int().min(0).max(100_000).optional(),
  INVITATIONS_PER_SITE: z.coerce.number().int().min(0).max(1_000_000).optional(),
});

/** The budget in an environment, with defaults for missing values. */
export function invitationsIn(env: z.infer<typeof InvitationLimits>): InvitationBudget {
  const { account, league, site } = INVITATION_BUDGET;
  return {
    account: env.INVITATIONS_PER_ACCOUNT ?? account,
    league: env.INVITATIONS_PER_LEAGUE ?? league,
    site: env.INVITATIONS_PER_SITE ?? site,
  };
}

const Environment = z.object({
  TABLE_NAME: z.string(),
  AUTH_TABLE: z.string().optional(),
  SCHEDULE_GROUP: z.string(),
  SCHEDULE_ROLE_ARN: z.string(),
  SCHEDULE_DLQ_ARN: z.string(),
  DEADLINE_FUNCTION_ARN: z.string(),
  SITE_URL: z.string(),
  PUSH_PUBLIC_KEY: z.string().min(1).optional(),
  DISCORD_ID: z.string().min(1).optional(),
  DISCORD_PUBLIC_KEY: z.string().min(1).optional(),
  /** Only if the stage receives mail. */
  MAIL_IN_DOMAIN: z.string().min(1).optional(),
  ...InvitationLimits.shape,
  SITE_ADMINS: SiteAdmins,
});

/** The same on Lambda, with the table and the scheduler in the environment. */
export function lambdaDeps(): Deps {
  const env = readEnvironment(Environment);
  const logins = env.AUTH_TABLE === undefined ? {} : { logins: env.AUTH_TABLE };
  const store = dynamoStore({ name: env.TABLE_NAME, ...logins, client: documentClient() });
  const timer = schedulerTimer({
    group: env.SCHEDULE_GROUP,
    role: env.SCHEDULE_ROLE_ARN,
    deadLetterQueue: env.SCHEDULE_DLQ_ARN,
    target: env.DEADLINE_FUNCTION_ARN,
  });
  const reach = siteFor(env.SITE_URL, env.PUSH_PUBLIC_KEY ?? null, readOnce(loadSecret));
  const { MAIL_IN_DOMAIN: domain } = env;
  const mailIn = domain === undefined ? {} : { mailIn: { domain } };
  const outside = { ...reach, ...discordIn(env), ...mailIn, invitations: invitationsIn(env) };
  return assembleDeps(store, timer, outside, env.SITE_ADMINS);
}

/** The Discord application in an environment, if any. */
export function discordIn(env: {
  readonly DISCORD_ID?: string | undefined;
  readonly DISCORD_PUBLIC_KEY?: string | undefined;
}): Pick<Site, 'discord'> {
  const { DISCORD_ID: id, DISCORD_PUBLIC_KEY: publicKey } = env;
  return id === undefined || publicKey === undefined ? {} : { discord: { id, publicKey } };
}

/** The secret that signs sessions: from the environment, otherwise from Secrets Manager. */
export async function loadSecret(): Promise<string> {
  const { NEXTAUTH_SECRET, AUTH_SECRET_ARN } = process.env;
  if (NEXTAUTH_SECRET !== undefined) return Secret.parse(NEXTAUTH_SECRET);
  return Secret.parse(await secretText(AUTH_SECRET_ARN ?? ''));
}

const Secret = z.string().min(32);

/**
 * The secret that signs receipts, from Secrets Manager. The key of earlier releases, which followed from the secret that
 * signs sessions, still checks theirs.
 */
export async function loadReceiptSecret(sessionSecret: string): Promise<ReceiptSecret> {
  const { RECEIPT_SECRET_ARN = '' } = process.env;
  const kept = ReceiptSecret.parse(JSON.parse(await secretText(RECEIPT_SECRET_ARN)));
  // Once a key was rotated, that one is in the list (rotateReceiptKey).
  return kept.retired.length > 0 ? kept : withRetiredKey(kept, sessionSecret, null, kept.createdAt);
}

/** A secret as Secrets Manager has it. */
export async function secretText(SecretId: string): Promise<string> {
  const { SecretString } = await awsClient(SecretsManagerClient).send(
    new GetSecretValueCommand({ SecretId }),
  );
  return z.string().parse(SecretString);
}

/** Caches a value for as long as the process runs; a failed read is tried again. */
function readOnce<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    kept ??= read().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
