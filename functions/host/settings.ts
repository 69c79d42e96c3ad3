import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { InvitationBudget } from '../core/platform/deps';
import { SiteAdmins } from '../core/site/configured';
import { InvitationLimits, invitationsIn } from '../runtime';
import { type Range, readRanges } from './entrance';

export const ROOT = join(import.meta.dirname, '..', '..');

const port = () => z.coerce.number().int().min(1).max(65535);

/** Settings that are of use in pairs alone. */
const PAIRS = [
  ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'set both push keys or neither'],
  ['MAIL_IN_PORT', 'MAIL_IN_DOMAIN', 'set both to receive orders by mail, or neither'],
  ['MAIL_IN_CERT', 'MAIL_IN_KEY', 'set both files for STARTTLS, or neither'],
] as const;

const Environment = z
  .object({
    PORT: port().default(3000),
    /** The address to listen on; 127.0.0.1 restricts the host to this machine. */
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default(join(ROOT, '.data')),
    /** The address that people type, if it is not http://localhost:PORT. */
    SITE_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .refine((url) => !url.endsWith('/'), 'must not end in a slash')
      .optional(),
    /** 1 creates the demo league, with accounts for one-click login; 0 leaves it out. */
    DEMO: z.enum(['0', '1']).optional(),
    /** 0 acknowledges writes before they are on the disk: a power failure then loses the last seconds. */
    SYNC: z.enum(['0', '1']).default('1'),
    /** smtps://user:password@host, for sending real mail. */
    EMAIL_SERVER: z
      .string()
      .transform((server) => (server === '' ? undefined : server))
      .optional(),
    /** Receives replies to the mails of turns by SMTP at this port; both are set or neither. */
    MAIL_IN_PORT: port().optional(),
    /** The domain of the reply addresses, whose MX record names this machine. */
    MAIL_IN_DOMAIN: z.hostname().optional(),
    /** The address to listen on for mail: that of the machine, if other mail servers deliver to it. */
    MAIL_IN_HOST: z.string().default('127.0.0.1'),
    /** Files with the certificate and the key for STARTTLS, in PEM; without them mail arrives unencrypted. */
    MAIL_IN_CERT: z.string().min(1).optional(),
    MAIL_IN_KEY: z.string().min(1).optional(),
    /** Gets a mail when something needs the operator, such as an exhausted invitation budget. */
    OPERATOR_EMAIL: z.email().optional(),
    ...InvitationLimits.shape,
    EMAIL_FROM: z.string().default('Turreton <tides@turreton.example>'),
    /** Addresses and ranges of the proxies whose X-Forwarded-For is trusted. */
    TRUSTED_PROXIES: z
      .string()
      .default('127.0.0.0/8, ::1')
      .transform((list, context) => {
        try {
          return readRanges(list);
        } catch (error) {
          context.addIssue({
            code: 'custom',
            message: error instanceof Error ? error.message : String(error),
          });
          return z.NEVER;
        }
      }),
    /** Mail addresses or ids of accounts, separated by commas. */
    SITE_ADMINS: SiteAdmins,
    /** The operator's own privacy, terms and contact pages, as described in docs/operators.md. */
    OPERATOR_PAGES_DIR: z.string().min(1).optional(),
    /** Values for secrets.ts and push-keys.ts, if given. */
    NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    PUSH_PUBLIC_KEY: z.string().optional(),
    PUSH_PRIVATE_KEY: z.string().optional(),
    DISCORD_PUBLIC_KEY: z
      .string()
      .regex(/^[\da-f]{64}$/, 'must be the 64 hexadecimal digits that Discord shows as “Public Key”')
      .optional(),
  })
  .superRefine((settings, context) => {
    for (const [one, other, remedy] of PAIRS) {
      if ((settings[one] === undefined) === (settings[other] === undefined)) continue;
      const path = [settings[one] === undefined ? one : other];
      context.addIssue({ code: 'custom', path, message: `is missing: ${remedy}` });
    }
  });

/** Settings that cannot be used; the message names each. */
export class InvalidSettings extends Error {}

export interface MailInSettings {
  readonly port: number;
  readonly host: string;
  readonly domain: string;
  /** The files for STARTTLS. */
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  readonly address: string;
  /** The address at which this process itself can reach the site. */
  readonly reached: string;
  readonly demo: boolean;
  /** Whether an answer waits until what it says is on the disk. */
  readonly sync: boolean;
  /** Whether mails go to a page of this machine. Never if others can reach it: mails contain login links. */
  readonly mailbox: boolean;
  readonly mailServer: string | undefined;
  readonly mailFrom: string;
  /** How orders by mail are received; undefined if they are not. */
  readonly mailIn: MailInSettings | undefined;
  /** Proxies whose statements about their clients are trusted. */
  readonly proxies: readonly Range[];
  /** Gets a mail when something needs the operator. */
  readonly operator: string | undefined;
  readonly invitations: InvitationBudget;
  readonly siteAdmins: readonly string[];
  /** The folder of the operator's own pages; undefined if the drafts are shown. */
  readonly operatorPages: string | undefined;
}

/**
 * The settings of this host. If users of other machines can reach it, demo and mailbox are left out. Throws an error
 * that names every invalid setting.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = Environment.safeParse(environment);
  if (!read.success) throw new InvalidSettings(`Invalid environment:\n${z.prettifyError(read.error)}`);
  const { PORT, HOST, DATA_DIR, SITE_URL, DEMO, EMAIL_SERVER, EMAIL_FROM } = read.data;
  const { OPERATOR_EMAIL, OPERATOR_PAGES_DIR, SITE_ADMINS, TRUSTED_PROXIES } = read.data;
  const address = SITE_URL ?? `http://localhost:${PORT}`;
  const reachedHereOnly = isThisMachine(HOST) && isThisMachine(new URL(address).hostname);
  return {
    port: PORT,
    host: HOST,
    folder: resolve(DATA_DIR),
    address,
    reached: `http://${reachedAt(HOST)}:${PORT}`,
    demo: DEMO === undefined ? reachedHereOnly : DEMO === '1',
    sync: read.data.SYNC === '1',
    mailbox: reachedHereOnly,
    mailServer: EMAIL_SERVER,
    mailFrom: EMAIL_FROM,
    mailIn: mailInOf(read.data),
    proxies: TRUSTED_PROXIES,
    operator: OPERATOR_EMAIL,
    invitations: invitationsIn(read.data),
    siteAdmins: SITE_ADMINS,
    operatorPages: OPERATOR_PAGES_DIR === undefined ? undefined : resolve(OPERATOR_PAGES_DIR),
  };
}

function mailInOf(settings: z.output<typeof Environment>): MailInSettings | undefined {
  const { MAIL_IN_PORT: port, MAIL_IN_DOMAIN: domain, MAIL_IN_HOST: host } = settings;
  const { MAIL_IN_CERT: cert, MAIL_IN_KEY: key } = settings;
  if (port === undefined || domain === undefined) return undefined;
  return { port, host, domain, tls: cert === undefined || key === undefined ? undefined : { cert, key } };
}

/** A host that listens on all interfaces can be reached on the loopback one; any other only at its own address. */
function reachedAt(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
}
