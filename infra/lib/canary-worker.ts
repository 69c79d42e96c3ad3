import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Construct } from 'constructs';
import { ENTRIES } from '../entries';
import { DeadLetterQueue } from './dead-letter-queue';
import { EntryFunction } from './entry-function';
import { FUNCTION_SECONDS } from './function-seconds';
import { functionName } from './names';
import type { WorkerProps } from './workers';

export interface CanaryWorkerProps extends WorkerProps {
  /** How often it plays. */
  readonly minutes: number;
}

/** Plays a turn regularly through the site's own address, and raises an alarm when it cannot. */
export class CanaryWorker extends Construct {
  readonly handler: EntryFunction;
  /** Turns that could not be played. */
  readonly failed: DeadLetterQueue;

  constructor(scope: Construct, id: string, { minutes, ...props }: CanaryWorkerProps) {
    super(scope, id);
    this.failed = new DeadLetterQueue(this, 'Failed', { stage: props.stage, of: 'canary' });
    this.handler = new EntryFunction(this, 'Handler', {
      ...props,
      entry: ENTRIES.canary,
      functionName: functionName(props.stage, 'canary'),
      timeout: Duration.seconds(FUNCTION_SECONDS.canary),
      memorySize: 256,
    });
    // No retries: a failed turn raises the alarm at once, and the next one follows soon.
    const once = { retryAttempts: 0, maxEventAge: Duration.minutes(5) };
    this.handler.fn.configureAsyncInvoke({ ...once, onFailure: new SqsDestination(this.failed) });
    new Rule(this, 'EachTurn', {
      schedule: Schedule.rate(Duration.minutes(minutes)),
      targets: [new LambdaFunction(this.handler.fn, { ...once, deadLetterQueue: this.failed })],
    });
  }
}
