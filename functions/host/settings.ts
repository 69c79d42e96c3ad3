import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { InvitationBudget } from '../core/platform/deps';
import { SiteAdmins } from '../core/site/configured';
import { InvitationLimits, invitationsIn } from '../runtime';
import { type Range, readRanges } from './entrance';

export const ROOT = join(import.meta.dirname, '..', '..');

const Environment = z
  .object({
    PORT: z.coerce.number().int().min(1).max(65535).default(3000),
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
    /** smtps://user:password@host, for sending real mail. */
    EMAIL_SERVER: z
      .string()
      .transform((server) => (server === '' ? undefined : server))
      .optional(),
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
  .superRefine(({ PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY }, context) => {
    if ((PUSH_PUBLIC_KEY === undefined) === (PUSH_PRIVATE_KEY === undefined)) return;
    const path = [PUSH_PUBLIC_KEY === undefined ? 'PUSH_PUBLIC_KEY' : 'PUSH_PRIVATE_KEY'];
    context.addIssue({ code: 'custom', path, message: 'is missing: set both push keys or neither' });
  });

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  readonly address: string;
  /** The address at which this process itself can reach the site. */
  readonly reached: string;
  readonly demo: boolean;
  /** Whether mails go to a page of this machine. Never if others can reach it: mails contain login links. */
  readonly mailbox: boolean;
  readonly mailServer: string | undefined;
  readonly mailFrom: string;
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
  if (!read.success) throw new Error(`Invalid environment:\n${z.prettifyError(read.error)}`);
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
    mailbox: reachedHereOnly,
    mailServer: EMAIL_SERVER,
    mailFrom: EMAIL_FROM,
    proxies: TRUSTED_PROXIES,
    operator: OPERATOR_EMAIL,
    invitations: invitationsIn(read.data),
    siteAdmins: SITE_ADMINS,
    operatorPages: OPERATOR_PAGES_DIR === undefined ? undefined : resolve(OPERATOR_PAGES_DIR),
  };
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
