import { existsSync } from 'node:fs';
import * as z from 'zod';
import { ENTRIES, type NamedFunction } from './entries';

/** How the tables are encrypted at rest, from free and invisible to a key of the operator's own. */
const Encryption = z.enum(['aws-owned', 'aws-managed', 'customer-managed']);

const FUNCTIONS = ['pages', ...Object.keys(ENTRIES)] as [NamedFunction, ...NamedFunction[]];

/** The site's own domain. Without one, players reach it at the address that CloudFront gives it. */
const Domain = z.strictObject({
  name: z.hostname(),
  /** Of AWS Certificate Manager, and of us-east-1: CloudFront takes no other. */
  certificateArn: z
    .string()
    .regex(
      /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
      'must be a certificate of us-east-1, the only region CloudFront accepts; request it there: aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name …',
    ),
});

/** The rules in front of the site. Each five minutes they count again. */
const Firewall = z.strictObject({
  /** Requests of one address in five minutes, for pages and to the API; files of the pages do not count. */
  requestsPerAddress: z.int().min(10).max(2_000_000_000),
  /** Of those, login requests. */
  signInsPerAddress: z.int().min(10).max(2_000_000_000),
});

/** What the account was found to have: aws lambda get-account-settings. */
const Account = z.strictObject({
  id: z.string().regex(/^\d{12}$/, 'must be the twelve digits of an account'),
  concurrentExecutions: z.int().positive(),
});

export const StageFile = z.strictObject({
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region such as eu-central-1'),
  /** @default whatever account the credentials are of, about which nothing is checked */
  account: Account.optional(),
  /**
   * Where players reach the site, without a closing slash; goes into mails and redirects.
   * @default the address of the domain, or of CloudFront where there is none
   */
  siteUrl: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .refine((url) => !url.endsWith('/'), 'must not end in a slash')
    .optional(),
  domain: Domain.optional(),
  /** The sender of mails. SES verifies its domain, if the stage has one. */
  mailFrom: z.email(),
  /** Whether this stage makes what SES verifies, or uses what another stage or a person made before it. */
  mailIdentity: z.enum(['own', 'existing']).default('own'),
  encryption: Encryption,
  /** Keeps tables, secrets and key when a stack is deleted, and refuses to delete the tables. */
  protectData: z.boolean(),
  /** Whether each request is traced by X-Ray. What follows from a deadline always is, at a price of its own. */
  traceRequests: z.boolean().default(false),
  /** How often the canary plays a turn. */
  canaryMinutes: z.int().min(5).max(1440).default(60),
  logRetentionDays: z.literal([7, 14, 30, 60, 90, 180, 365]),
  /** What the HTTP API takes before it answers 429. */
  throttle: z.strictObject({ requestsPerSecond: z.int().positive(), burst: z.int().positive() }),
  /**
   * How many runs of a function there may be at once, taken out of what all share. For the pages it is above all a limit:
   * however many are looked at, the runs that close turns are left alone. @default none is reserved
   */
  reservedConcurrency: z.partialRecord(z.enum(FUNCTIONS), z.int().positive()).default({}),
  /** @default no firewall, and nothing to pay for one */
  firewall: Firewall.optional(),
  /** How many people a day may be invited by mail address. @default 100 by one organizer, 200 in one league, 1000 in all */
  invitationsPerDay: z
    .strictObject({
      account: z.int().min(0).max(100_000),
      league: z.int().min(0).max(100_000),
      site: z.int().min(0).max(1_000_000),
    })
    .optional(),
  /** The mail address for alarms; unused until its owner confirms the subscription. */
  alarmEmail: z.email().optional(),
  /** US dollars a month that the account may cost before the alarm address gets a mail. @default nobody is told */
  monthlyBudget: z.number().positive().optional(),
  /** Mail addresses or ids of accounts that administer the site; others are appointed by them on its pages. */
  siteAdmins: z
    .array(
      z.union([z.email(), z.string().regex(/^[0-9A-Za-z_-]{2,64}$/)], {
        error: 'must be a mail address or the id of an account',
      }),
    )
    .max(50)
    .default([]),
  /** The folder with the operator's own privacy, terms and contact pages. @default the drafts are shown */
  operatorPages: z.string().min(1).optional(),
  /** The public half of the keys that sign pushes; without it there are none. */
  pushPublicKey: z.string().min(1).optional(),
  /** The application at Discord whose commands are answered, as its page shows it. @default no commands */
  discord: z
    .strictObject({
      applicationId: z.string().regex(/^\d{15,22}$/, 'must be the digits of the “Application ID”'),
      publicKey: z.string().regex(/^[\da-f]{64}$/, 'must be the 64 hexadecimal digits of the “Public Key”'),
    })
    .optional(),
});
export type StageFile = z.infer<typeof StageFile>;

/** A stage as the stacks know it. */
export type StageConfig = StageFile & { readonly stage: string; readonly siteUrl: string };

/** Lambda keeps that many runs of an account for functions that have reserved none. */
export const UNRESERVED = 100;

/** What is wrong between settings that are right each by itself, as the setting's path and what to do. */
export function contradictions(file: StageFile): readonly (readonly [path: string, message: string])[] {
  const { account, domain, siteUrl, mailFrom, reservedConcurrency } = file;
  const found: [string, string][] = [];
  if (domain !== undefined && siteUrl !== undefined && new URL(siteUrl).hostname !== domain.name)
    found.push([
      'siteUrl',
      `must be https://${domain.name}, the address of the domain; or change domain.name`,
    ]);
  if (domain !== undefined && !related(domainOf(mailFrom), domain.name))
    found.push(['mailFrom', `must be an address of ${domain.name}, its parent domain or a subdomain`]);
  if (file.operatorPages !== undefined && !existsSync(file.operatorPages))
    found.push(['operatorPages', 'must be a folder that is there; copy site-pages to begin with']);
  if (file.monthlyBudget !== undefined && file.alarmEmail === undefined)
    found.push(['monthlyBudget', 'needs alarmEmail, the address that is told; or remove monthlyBudget']);
  const reserved = Object.values(reservedConcurrency).reduce((sum, one) => sum + one, 0);
  const most = (account?.concurrentExecutions ?? Number.POSITIVE_INFINITY) - UNRESERVED;
  if (reserved > 0 && reserved > most)
    found.push([
      'reservedConcurrency',
      `reserves ${reserved} runs of the account’s ${account?.concurrentExecutions}, but ${UNRESERVED} must stay unreserved: reserve fewer, or ask for more (aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384) and put the new quota into account.concurrentExecutions`,
    ]);
  return found;
}

/** What stands behind the @ of a mail address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** What SES verifies for a stage: the whole domain of the sender where the stage has a domain, else the address. */
export function mailIdentityOf({ domain, mailFrom }: Pick<StageFile, 'domain' | 'mailFrom'>): string {
  return domain === undefined ? mailFrom : domainOf(mailFrom);
}

function related(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

const PLACEHOLDER = /(^|[.@/])example(\.(com|net|org))?$/;

/** The settings that still have the values of the examples, which no one can deploy with. */
export function placeholders(file: StageFile): readonly string[] {
  const { siteUrl = '', domain, mailFrom, alarmEmail = '' } = file;
  return Object.entries({ siteUrl, 'domain.name': domain?.name ?? '', mailFrom, alarmEmail })
    .filter(([, value]) => PLACEHOLDER.test(value))
    .map(([name]) => name);
}
