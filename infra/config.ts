import { existsSync } from 'node:fs';
import * as z from 'zod';
import { ENTRIES, type NamedFunction } from './entries';

/** The encryption of the tables at rest, from free and invisible to the operator's own key. */
const Encryption = z.enum(['aws-owned', 'aws-managed', 'customer-managed']);

const FUNCTIONS = ['pages', ...Object.keys(ENTRIES)] as [NamedFunction, ...NamedFunction[]];

/** The site's own domain. Without one, players use the address that CloudFront assigns. */
const Domain = z.strictObject({
  name: z.hostname(),
  /** From AWS Certificate Manager in us-east-1: CloudFront accepts no other. */
  certificateArn: z
    .string()
    .regex(
      /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
      'must be a certificate of us-east-1, the only region CloudFront accepts; request it there: aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name …',
    ),
});

/** The rules in front of the site. Their counts restart every five minutes. */
const Firewall = z.strictObject({
  /** Requests from one address in five minutes, for pages and to the API; files of the pages do not count. */
  requestsPerAddress: z.int().min(10).max(2_000_000_000),
  /** Of those, login requests. */
  signInsPerAddress: z.int().min(10).max(2_000_000_000),
});

/** The account's limits: aws lambda get-account-settings. */
const Account = z.strictObject({
  id: z.string().regex(/^\d{12}$/, 'must be the twelve digits of an account'),
  concurrentExecutions: z.int().positive(),
});

const Region = z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region such as eu-central-1');

export const StageFile = z.strictObject({
  region: Region,
  /** @default the credentials' account, without checks */
  account: Account.optional(),
  /**
   * The site's address, without a closing slash; used in mails and redirects.
   * @default the address of the domain, or of CloudFront where there is none
   */
  siteUrl: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .refine((url) => !url.endsWith('/'), 'must not end in a slash')
    .optional(),
  domain: Domain.optional(),
  /** The sender of mails. SES verifies its domain, if the stage has one. */
  mailFrom: z.email(),
  /**
   * The domain whose mails SES receives, so that players can reply to the mails of turns with orders.
   * @default no mail is received
   */
  inboundMailDomain: z.hostname().optional(),
  /** Whether this stage creates the identity that SES verifies, or uses one that another stage or a person created. */
  mailIdentity: z.enum(['own', 'existing']).default('own'),
  encryption: Encryption,
  /** Keeps tables, secrets and key when a stack is deleted, and refuses to delete the tables. */
  protectData: z.boolean(),
  /**
   * Another region, which gets a copy of the tables each day.
   * @default none: the loss of the stage's region would be the loss of its data
   */
  backupRegion: Region.optional(),
  /** Whether X-Ray traces each request. The work after a deadline is always traced, which is charged separately. */
  traceRequests: z.boolean().default(false),
  /** How often the canary plays a turn. */
  canaryMinutes: z.int().min(5).max(1440).default(60),
  logRetentionDays: z.literal([7, 14, 30, 60, 90, 180, 365]),
  /** The HTTP API's limits, above which it answers 429. */
  throttle: z.strictObject({ requestsPerSecond: z.int().positive(), burst: z.int().positive() }),
  /**
   * The reserved concurrency of functions, taken out of the shared concurrency. For the pages it is mainly a limit:
   * however many are viewed, the runs that close turns keep theirs.
   * @default none is reserved
   */
  reservedConcurrency: z.partialRecord(z.enum(FUNCTIONS), z.int().positive()).default({}),
  /** @default no firewall, which costs nothing */
  firewall: Firewall.optional(),
  /**
   * How many people per day may be invited by mail address.
   * @default 100 by one organizer, 200 in one league, 1000 in all
   */
  invitationsPerDay: z
    .strictObject({
      account: z.int().min(0).max(100_000),
      league: z.int().min(0).max(100_000),
      site: z.int().min(0).max(1_000_000),
    })
    .optional(),
  /** The mail address for alarms; unused until its owner confirms the subscription. */
  alarmEmail: z.email().optional(),
  /**
   * US dollars a month that the account may cost before the alarm address gets a mail.
   * @default no one is notified
   */
  monthlyBudget: z.number().positive().optional(),
  /** Mail addresses or ids of accounts that administer the site; they appoint others on its pages. */
  siteAdmins: z
    .array(
      z.union([z.email(), z.string().regex(/^[0-9A-Za-z_-]{2,64}$/)], {
        error: 'must be a mail address or the id of an account',
      }),
    )
    .max(50)
    .default([]),
  /**
   * The folder with the operator's own privacy, terms and contact pages.
   * @default the drafts are shown
   */
  operatorPages: z.string().min(1).optional(),
  /** The public half of the keys that sign pushes; without it pushes are not sent. */
  pushPublicKey: z.string().min(1).optional(),
  /**
   * The Discord application whose commands are answered, as its page shows it.
   * @default no commands
   */
  discord: z
    .strictObject({
      applicationId: z.string().regex(/^\d{15,22}$/, 'must be the digits of the “Application ID”'),
      publicKey: z.string().regex(/^[\da-f]{64}$/, 'must be the 64 hexadecimal digits of the “Public Key”'),
    })
    .optional(),
});
export type StageFile = z.infer<typeof StageFile>;

/** A stage as the stacks use it. */
export type StageConfig = StageFile & { readonly stage: string; readonly siteUrl: string };

/** The concurrency of an account that Lambda keeps for functions without a reservation. */
export const UNRESERVED = 100;

/** Contradictions between settings that are each valid, as the setting's path and the fix. */
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
  if (file.inboundMailDomain !== undefined && file.inboundMailDomain === domainOf(mailFrom))
    found.push([
      'inboundMailDomain',
      'must be a domain of its own, such as a subdomain: all mail to it goes to the platform',
    ]);
  if (file.operatorPages !== undefined && !existsSync(file.operatorPages))
    found.push(['operatorPages', 'must be a folder that is there; copy site-pages to begin with']);
  if (file.monthlyBudget !== undefined && file.alarmEmail === undefined)
    found.push(['monthlyBudget', 'needs alarmEmail, the address that is told; or remove monthlyBudget']);
  if (file.backupRegion === file.region)
    found.push(['backupRegion', 'must be another region than that of the stage']);
  const reserved = Object.values(reservedConcurrency).reduce((sum, one) => sum + one, 0);
  const most = (account?.concurrentExecutions ?? Number.POSITIVE_INFINITY) - UNRESERVED;
  if (reserved > 0 && reserved > most)
    found.push([
      'reservedConcurrency',
      `reserves ${reserved} runs of the account’s ${account?.concurrentExecutions}, but ${UNRESERVED} must stay unreserved: reserve fewer, or ask for more (aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384) and put the new quota into account.concurrentExecutions`,
    ]);
  return found;
}

/** The part of a mail address after the @. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/**
 * The identity that SES verifies for a stage: the whole domain of the sender where the stage has a domain, otherwise
 * the address.
 */
export function mailIdentityOf({ domain, mailFrom }: Pick<StageFile, 'domain' | 'mailFrom'>): string {
  return domain === undefined ? mailFrom : domainOf(mailFrom);
}

function related(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

const PLACEHOLDER = /(^|[.@/])example(\.(com|net|org))?$/;

/** The settings that still have the values of the examples, which cannot be deployed. */
export function placeholders(file: StageFile): readonly string[] {
  const { siteUrl = '', domain, mailFrom, alarmEmail = '', inboundMailDomain = '' } = file;
  const named = { siteUrl, 'domain.name': domain?.name ?? '', mailFrom, alarmEmail, inboundMailDomain };
  return Object.entries(named)
    .filter(([, value]) => PLACEHOLDER.test(value))
    .map(([name]) => name);
}
