import * as z from 'zod';

const Stage = z.enum(['dev', 'prod']);

/** How the tables are encrypted at rest, from free and invisible to a key of the operator's own. */
const Encryption = z.enum(['aws-owned', 'aws-managed', 'customer-managed']);

const StageConfig = z.strictObject({
  stage: Stage,
  /** Where players reach the site, without a closing slash; goes into mails and redirects. */
  siteUrl: z.url({ protocol: /^https?$/ }).refine((url) => !url.endsWith('/'), 'must not end in a slash'),
  encryption: Encryption,
  /** Keeps tables, secret and key when a stack is deleted, and refuses to delete the tables. */
  protectData: z.boolean(),
  /** Sets runs apart for closing steps; an account of fewer than 300 concurrent runs refuses it. */
  reserveConcurrency: z.boolean(),
  logRetentionDays: z.literal([7, 14, 30, 60, 90, 180, 365]),
  /** What the HTTP API takes before it answers 429. */
  throttle: z.strictObject({ requestsPerSecond: z.int().positive(), burst: z.int().positive() }),
  /** Who hears of alarms; nobody until it is set and the subscription confirmed. */
  alarmEmail: z.email().optional(),
  /** Whom mails come from; its domain has to be verified in SES. @default tides@ the site's host */
  mailFrom: z.email().optional(),
  /** The public half of the keys that sign pushes; without it there are none. */
  pushPublicKey: z.string().min(1).optional(),
});

export type StageConfig = z.infer<typeof StageConfig>;

const DEFAULTS: Record<z.infer<typeof Stage>, Partial<StageConfig>> = {
  dev: {
    siteUrl: 'http://localhost:3000',
    encryption: 'aws-owned',
    protectData: false,
    reserveConcurrency: false,
    logRetentionDays: 14,
    throttle: { requestsPerSecond: 20, burst: 40 },
  },
  prod: {
    encryption: 'customer-managed',
    protectData: true,
    reserveConcurrency: true,
    logRetentionDays: 90,
    throttle: { requestsPerSecond: 200, burst: 400 },
  },
};

const Overrides = z.strictObject({
  stage: Stage.default('dev'),
  siteUrl: z.string().optional(),
  encryption: z.string().optional(),
  alarmEmail: z.string().optional(),
  mailFrom: z.string().optional(),
  pushPublicKey: z.string().optional(),
});

/**
 * The configuration of a stage: its defaults with what the operator gave on top (`cdk -c siteUrl=…`).
 * Throws one error that names every wrong or missing setting.
 */
export function readConfig(context: Readonly<Record<string, unknown>>): StageConfig {
  const overrides = Overrides.safeParse(withoutUnset(context));
  if (!overrides.success) throw new Error(`Stage configuration:\n${z.prettifyError(overrides.error)}`);
  const config = StageConfig.safeParse({
    ...DEFAULTS[overrides.data.stage],
    ...withoutUnset(overrides.data),
  });
  if (!config.success) throw new Error(`Stage configuration:\n${z.prettifyError(config.error)}`);
  return config.data;
}

function withoutUnset(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The context keys that `readConfig` understands. */
export const CONFIG_KEYS = [
  'stage',
  'siteUrl',
  'encryption',
  'alarmEmail',
  'mailFrom',
  'pushPublicKey',
] as const;
