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
import { EntryFunction } from './entry-function';
import { FUNCTION_SECONDS } from './function-seconds';
import type { Mail } from './mail';
import { functionName } from './names';
import type { PushSecret } from './push-secret';
import { STREAM, streamArn, type WorkerProps } from './workers';

export interface NotifyWorkerProps extends WorkerProps {
  /** The table whose new deliveries are sent. */
  readonly table: Table;
  readonly mail: Mail;
  /**
   * The keys that sign pushes.
   * @default pushes are not sent
   */
  readonly pushSecret: PushSecret | undefined;
}

/** Sends notifications: new deliveries at once, failed ones at their next attempt. */
export class NotifyWorker extends Construct {
  readonly handler: EntryFunction;
  /** Positions in the stream and minutes whose run failed every attempt. */
  readonly failed: DeadLetterQueue;

  constructor(scope: Construct, id: string, { table, mail, pushSecret, ...props }: NotifyWorkerProps) {
    super(scope, id);
    this.failed = new DeadLetterQueue(this, 'Failed', { stage: props.stage, of: 'notify' });
    this.handler = new EntryFunction(this, 'Handler', {
      ...props,
      environment: {
        ...props.environment,
        ...mail.environment,
        ...(pushSecret && { PUSH_SECRET_ARN: pushSecret.secretArn }),
      },
      traced: true,
      entry: ENTRIES.notify,
      functionName: functionName(props.stage, 'notify'),
      // Below the interval, so that runs do not overlap.
      timeout: Duration.seconds(FUNCTION_SECONDS.notify),
    });
    pushSecret?.grantRead(this.handler.role);
    mail.grantSend(this.handler.role);
    this.follow(table);
    this.runEachMinute();
  }

  private follow(table: Table): void {
    this.handler.fn.addEventSourceMapping('Deliveries', {
      ...STREAM,
      eventSourceArn: streamArn(table),
      startingPosition: StartingPosition.TRIM_HORIZON,
      onFailure: new SqsDlq(this.failed),
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { sk: { S: FilterRule.beginsWith('DELIVERY#') } } },
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

  private runEachMinute(): void {
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
