/** A figure of the model, and its source. */
export interface Cited {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** A page of the service's documentation, or the reason for the assumption. */
  readonly source: string;
}

const AWS = 'https://docs.aws.amazon.com';
const ASSUMED = 'assumed';

/**
 * The documented limits of the services, with the defaults of an account in a large region. Nothing here is measured.
 */
export const LIMITS = {
  precision: {
    what: 'Scheduler fires a schedule up to so late',
    value: 60,
    unit: 's',
    source: `${AWS}/scheduler/latest/UserGuide/schedule-types.html`,
  },
  invocations: {
    what: 'Scheduler: invocations; more are late, not lost',
    value: 1000,
    unit: 'a second',
    source: `${AWS}/scheduler/latest/UserGuide/scheduler-quotas.html`,
  },
  schedules: {
    what: 'Scheduler: CreateSchedule',
    value: 5000,
    unit: 'a second',
    source: `${AWS}/scheduler/latest/UserGuide/scheduler-quotas.html`,
  },
  scaling: {
    what: 'Lambda: new environments of a function in 10 s',
    value: 1000,
    unit: '',
    source: `${AWS}/lambda/latest/dg/scaling-behavior.html`,
  },
  concurrency: {
    what: 'Lambda: concurrent runs of an account',
    value: 1000,
    unit: '',
    source: `${AWS}/lambda/latest/dg/lambda-concurrency.html`,
  },
  throttledRetry: {
    what: 'Lambda: wait before a throttled event is tried again, doubling up to 5 minutes',
    value: 1,
    unit: 's',
    source: `${AWS}/lambda/latest/dg/invocation-async-error-handling.html`,
  },
  failedRetry: {
    what: 'Lambda: wait before a failed run is tried again; twice that before the last try',
    value: 60,
    unit: 's',
    source: `${AWS}/lambda/latest/dg/invocation-async-error-handling.html`,
  },
  writes: {
    what: 'DynamoDB: write units of a new table or index on demand',
    value: 4000,
    unit: 'a second',
    source: `${AWS}/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html`,
  },
  reads: {
    what: 'DynamoDB: read units of the same',
    value: 12_000,
    unit: 'a second',
    source: `${AWS}/amazondynamodb/latest/developerguide/on-demand-capacity-mode.html`,
  },
  partition: {
    what: 'DynamoDB: write units of one partition',
    value: 1000,
    unit: 'a second',
    source: `${AWS}/amazondynamodb/latest/developerguide/warm-throughput-scenarios.html`,
  },
  polls: {
    what: 'Lambda looks into a shard of a stream',
    value: 4,
    unit: 'times a second',
    source: `${AWS}/lambda/latest/dg/with-ddb.html`,
  },
  sdkDelay: {
    what: 'SDK: first wait after throttling, doubling up to 20 s, a random part of it',
    value: 500,
    unit: 'ms',
    source: 'THROTTLING_RETRY_DELAY_BASE in @smithy/core',
  },
  read: { what: 'A read', value: 6, unit: 'ms', source: ASSUMED },
  write: { what: 'A write', value: 8, unit: 'ms', source: ASSUMED },
  transaction: { what: 'A transaction', value: 20, unit: 'ms', source: ASSUMED },
  schedule: { what: 'CreateSchedule', value: 40, unit: 'ms', source: ASSUMED },
  compute: { what: 'Computing a result', value: 30, unit: 'ms', source: ASSUMED },
  cold: { what: 'Starting an environment', value: 800, unit: 'ms', source: ASSUMED },
} as const satisfies Readonly<Record<string, Cited>>;
