/** What one unit of a service costs, in US dollars. */
export interface Price {
  readonly what: string;
  readonly dollars: number;
  readonly per: string;
  readonly source: string;
}

export const PRICES_OF = '2026-11-21';

const DYNAMO = 'https://aws.amazon.com/dynamodb/pricing/on-demand/';
const LAMBDA = 'https://aws.amazon.com/lambda/pricing/';

/** List prices of us-east-1 on demand, free tiers left out: those of an account are shared with all else that it runs. */
export const PRICES = {
  writeUnit: { what: 'DynamoDB write request unit', dollars: 0.625e-6, per: 'unit', source: DYNAMO },
  readUnit: { what: 'DynamoDB read request unit', dollars: 0.125e-6, per: 'unit', source: DYNAMO },
  storage: {
    what: 'DynamoDB storage, with point-in-time recovery',
    dollars: 0.45,
    per: 'GB and month',
    source: DYNAMO,
  },
  httpRequest: {
    what: 'HTTP API request',
    dollars: 1e-6,
    per: 'request',
    source: 'https://aws.amazon.com/api-gateway/pricing/',
  },
  invocation: { what: 'Lambda request', dollars: 0.2e-6, per: 'request', source: LAMBDA },
  gigabyteSecond: { what: 'Lambda compute, arm64', dollars: 0.0000133334, per: 'GB-second', source: LAMBDA },
  schedule: {
    what: 'EventBridge Scheduler invocation',
    dollars: 1e-6,
    per: 'invocation',
    source: 'https://aws.amazon.com/eventbridge/pricing/',
  },
  logs: {
    what: 'CloudWatch Logs, taken in',
    dollars: 0.5,
    per: 'GB',
    source: 'https://aws.amazon.com/cloudwatch/pricing/',
  },
  transfer: {
    what: 'Transfer to the internet',
    dollars: 0.09,
    per: 'GB',
    source: 'https://aws.amazon.com/ec2/pricing/on-demand/',
  },
  mail: { what: 'SES mail', dollars: 0.0001, per: 'mail', source: 'https://aws.amazon.com/ses/pricing/' },
} as const satisfies Record<string, Price>;
