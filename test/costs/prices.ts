/** The price of one unit of a service, in US dollars, and its source at AWS. */
export interface Price {
  readonly what: string;
  readonly per: string;
  readonly source: string;
}

export const PRICES_OF = '2026-11-23';

const DYNAMO = 'https://aws.amazon.com/dynamodb/pricing/on-demand/';
const LAMBDA = 'https://aws.amazon.com/lambda/pricing/';
const EDGE = 'https://aws.amazon.com/cloudfront/pricing/';
const FIREWALL = 'https://aws.amazon.com/waf/pricing/';
const WATCH = 'https://aws.amazon.com/cloudwatch/pricing/';
const BACKUP = 'https://aws.amazon.com/backup/pricing/';
const KEYS = 'https://aws.amazon.com/kms/pricing/';

export const UNITS = {
  writeUnit: { what: 'DynamoDB write request unit', per: 'unit', source: DYNAMO },
  readUnit: { what: 'DynamoDB read request unit', per: 'unit', source: DYNAMO },
  storage: { what: 'DynamoDB storage, with point-in-time recovery', per: 'GB and month', source: DYNAMO },
  backup: { what: 'Backup of a DynamoDB table', per: 'GB and month', source: BACKUP },
  backupCopy: { what: 'Backup sent to another region', per: 'GB', source: BACKUP },
  httpRequest: {
    what: 'HTTP API request',
    per: 'request',
    source: 'https://aws.amazon.com/api-gateway/pricing/',
  },
  invocation: { what: 'Lambda request', per: 'request', source: LAMBDA },
  gigabyteSecond: { what: 'Lambda compute, arm64', per: 'GB-second', source: LAMBDA },
  schedule: {
    what: 'EventBridge Scheduler invocation',
    per: 'invocation',
    source: 'https://aws.amazon.com/eventbridge/pricing/',
  },
  logs: { what: 'CloudWatch Logs, taken in', per: 'GB', source: WATCH },
  edgeRequest: { what: 'CloudFront request, HTTPS', per: 'request', source: EDGE },
  edgeFunction: { what: 'CloudFront function', per: 'run', source: EDGE },
  transfer: { what: 'CloudFront transfer to the internet', per: 'GB', source: EDGE },
  firewallRequest: { what: 'WAF request', per: 'request', source: FIREWALL },
  firewall: { what: 'WAF web ACL', per: 'month', source: FIREWALL },
  firewallRule: { what: 'WAF rule', per: 'month', source: FIREWALL },
  trace: { what: 'X-Ray trace', per: 'trace', source: 'https://aws.amazon.com/xray/pricing/' },
  alarm: { what: 'CloudWatch alarm', per: 'month', source: WATCH },
  secret: { what: 'Secret', per: 'month', source: 'https://aws.amazon.com/secrets-manager/pricing/' },
  key: { what: 'KMS key', per: 'month', source: KEYS },
  keyUse: { what: 'KMS request', per: 'request', source: KEYS },
  mail: { what: 'SES mail', per: 'mail', source: 'https://aws.amazon.com/ses/pricing/' },
} as const satisfies Record<string, Price>;

export type Prices = Readonly<Record<keyof typeof UNITS, number>>;

/** The same in every region. */
const EVERYWHERE = {
  invocation: 0.2e-6,
  gigabyteSecond: 0.0000133334,
  edgeFunction: 0.1e-6,
  firewallRequest: 0.6e-6,
  firewall: 5,
  firewallRule: 1,
  trace: 5e-6,
  alarm: 0.1,
  secret: 0.4,
  key: 1,
  keyUse: 0.03 / 10_000,
  backupCopy: 0.02,
  mail: 0.0001,
};

/**
 * List prices on demand by region, without free tiers: an account's free amounts are shared by everything in it.
 * Assumes that viewers live where the stage is, which decides CloudFront's prices.
 */
export const PRICES = {
  'us-east-1': {
    ...EVERYWHERE,
    writeUnit: 0.625e-6,
    readUnit: 0.125e-6,
    storage: 0.25 + 0.2,
    backup: 0.1,
    httpRequest: 1e-6,
    schedule: 1e-6,
    logs: 0.5,
    edgeRequest: 1e-6,
    transfer: 0.085,
  },
  'eu-central-1': {
    ...EVERYWHERE,
    writeUnit: 0.7625e-6,
    readUnit: 0.1525e-6,
    storage: 0.306 + 0.2448,
    backup: 0.1224,
    httpRequest: 1.2e-6,
    schedule: 1.15e-6,
    logs: 0.63,
    edgeRequest: 1.2e-6,
    transfer: 0.085,
  },
} as const satisfies Record<string, Prices>;

export type PricedRegion = keyof typeof PRICES;

/** Prices that were not read from a price list but remembered: look them up before you rely on them. */
export const REMEMBERED: Readonly<Record<PricedRegion, readonly (keyof Prices)[]>> = {
  'us-east-1': ['backup', 'backupCopy', 'edgeRequest', 'transfer', 'edgeFunction', 'trace', 'key', 'keyUse'],
  'eu-central-1': [
    'writeUnit',
    'readUnit',
    'storage',
    'backup',
    'backupCopy',
    'httpRequest',
    'schedule',
    'logs',
    'edgeRequest',
    'transfer',
    'edgeFunction',
    'trace',
    'key',
    'keyUse',
  ],
};

/** The prices of a region. Throws an error that says what to add, for a region without prices. */
export function pricesOf(region: string): Prices & { readonly region: PricedRegion } {
  if (!Object.hasOwn(PRICES, region))
    throw new Error(
      `There are no prices of ${region}: add them to PRICES in test/costs/prices.ts, which has ${Object.keys(PRICES).join(' and ')}.`,
    );
  const priced = region as PricedRegion;
  return { ...PRICES[priced], region: priced };
}
