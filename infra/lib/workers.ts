import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { ENTRIES } from '../entries';
import { acknowledge } from './acknowledge';
import { DeadLetterQueue } from './dead-letter-queue';
import { type CodeSource, EntryFunction } from './entry-function';
import { FUNCTION_SECONDS } from './function-seconds';
import { functionName } from './names';

export interface WorkerProps {
  readonly stage: string;
  readonly source: CodeSource;
  readonly environment: Readonly<Record<string, string>>;
  readonly logRetentionDays: number;
  /** @default none is reserved */
  readonly reservedConcurrency?: number | undefined;
}

/** How often a failed run is repeated, after one minute and after two; after that the sweep takes over. */
export const DEADLINE_RETRIES = 2;

/** Closes and adjudicates the step that a schedule names. */
export class DeadlineWorker extends Construct {
  readonly handler: EntryFunction;
  /** Deadlines whose adjudication failed every attempt. */
  readonly failed: DeadLetterQueue;

  constructor(scope: Construct, id: string, props: WorkerProps) {
    super(scope, id);
    this.failed = new DeadLetterQueue(this, 'Failed', { stage: props.stage, of: 'deadline' });
    this.handler = new EntryFunction(this, 'Handler', {
      ...props,
      traced: true,
      entry: ENTRIES.deadline,
      functionName: functionName(props.stage, 'deadline'),
      timeout: Duration.seconds(FUNCTION_SECONDS.deadline),
      memorySize: 1024,
    });
    this.handler.fn.configureAsyncInvoke({
      retryAttempts: DEADLINE_RETRIES,
      maxEventAge: Duration.minutes(15),
      onFailure: new SqsDestination(this.failed),
    });
  }
}

/** Searches each minute for steps whose timer was lost, and for undelivered outbox entries. */
export class SweepWorker extends Construct {
  readonly handler: EntryFunction;
  /** Sweeps that could not be started, or failed. */
  readonly failed: DeadLetterQueue;

  constructor(scope: Construct, id: string, props: WorkerProps) {
    super(scope, id);
    this.failed = new DeadLetterQueue(this, 'Failed', { stage: props.stage, of: 'sweep' });
    this.handler = new EntryFunction(this, 'Handler', {
      ...props,
      entry: ENTRIES.sweep,
      functionName: functionName(props.stage, 'sweep'),
      // Below the interval, so that sweeps do not overlap.
      timeout: Duration.seconds(FUNCTION_SECONDS.sweep),
      memorySize: 1024,
    });
    // The next sweep is a minute away: a repetition would only run two at a time.
    this.handler.fn.configureAsyncInvoke({
      retryAttempts: 0,
      maxEventAge: Duration.minutes(1),
      onFailure: new SqsDestination(this.failed),
    });
    new Rule(this, 'EachMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new LambdaFunction(this.handler.fn, {
          deadLetterQueue: this.failed,
          retryAttempts: 0,
          maxEventAge: Duration.minutes(1),
        }),
      ],
    });
  }
}

/**
 * How the table's stream is read. One poison record must not hold up a shard: a failing batch is halved until it
 * contains only that record, which is set aside after ten attempts. With fewer parallel batches, the work after ten
 * thousand results would be minutes late (docs/costs.md, "Ten thousand at once").
 */
export const STREAM = {
  batchSize: 50,
  bisectBatchOnError: true,
  reportBatchItemFailures: true,
  retryAttempts: 10,
  maxRecordAge: Duration.hours(6),
  parallelizationFactor: 10,
} as const;

export interface EventsWorkerProps extends WorkerProps {
  /** The table whose changes are followed. */
  readonly table: Table;
}

/** Handles committed changes: projections, bots and notifications. */
export class EventsWorker extends Construct {
  readonly handler: EntryFunction;
  /** Positions in the stream whose records failed every attempt. */
  readonly failed: DeadLetterQueue;

  constructor(scope: Construct, id: string, { table, ...props }: EventsWorkerProps) {
    super(scope, id);
    this.failed = new DeadLetterQueue(this, 'Failed', { stage: props.stage, of: 'events' });
    this.handler = new EntryFunction(this, 'Handler', {
      ...props,
      traced: true,
      entry: ENTRIES.events,
      functionName: functionName(props.stage, 'events'),
      timeout: Duration.seconds(FUNCTION_SECONDS.events),
    });
    this.handler.fn.addEventSourceMapping('Changes', {
      ...STREAM,
      eventSourceArn: streamArn(table),
      startingPosition: StartingPosition.TRIM_HORIZON,
      onFailure: new SqsDlq(this.failed),
      // Most changes of a turn are not events, and need no run (docs/costs.md).
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { pk: { S: FilterRule.beginsWith('OUTBOX#') } } },
        }),
      ],
    });
    table.grantStreamRead(this.handler.role);
    acknowledge(
      this.handler.role,
      'IAM5[Resource::*]',
      'dynamodb:ListStreams, which the event source needs, cannot be limited to a resource; reading is limited to the one stream.',
    );
  }
}

export function streamArn(table: Table): string {
  if (table.tableStreamArn === undefined) throw new Error(`${table.node.path} has no stream to follow`);
  return table.tableStreamArn;
}
