import { Duration } from 'aws-cdk-lib';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { ENTRIES } from '../entries';
import { DeadLetterQueue } from './dead-letter-queue';
import { EntryFunction } from './entry-function';
import { FUNCTION_SECONDS } from './function-seconds';
import { functionName } from './names';
import type { WorkerProps } from './workers';

export interface BouncesWorkerProps extends WorkerProps {
  /** The topic of bounces and complaints. */
  readonly feedback: ITopic;
}

/** Stops mail to addresses that bounce, and to people who complain about it. */
export class BouncesWorker extends Construct {
  readonly handler: EntryFunction;
  /** Messages that could not be delivered, or failed every attempt. */
  readonly failed: DeadLetterQueue;

  constructor(scope: Construct, id: string, { feedback, ...props }: BouncesWorkerProps) {
    super(scope, id);
    this.failed = new DeadLetterQueue(this, 'Failed', { stage: props.stage, of: 'bounces' });
    this.handler = new EntryFunction(this, 'Handler', {
      ...props,
      entry: ENTRIES.bounces,
      functionName: functionName(props.stage, 'bounces'),
      timeout: Duration.seconds(FUNCTION_SECONDS.bounces),
      memorySize: 256,
    });
    this.handler.fn.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      onFailure: new SqsDestination(this.failed),
    });
    feedback.addSubscription(new LambdaSubscription(this.handler.fn, { deadLetterQueue: this.failed }));
  }
}
