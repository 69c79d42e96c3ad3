import { ArnFormat, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { ConfigurationSet } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge';
import { DeadLetterQueue } from './dead-letter-queue';
import { ENTRIES } from './entries';
import { EntryFunction } from './entry-function';
import { STREAM, streamArn, type WorkerProps } from './workers';

export interface NotifyWorkerProps extends WorkerProps {
  /** The table whose new deliveries are sent. */
  readonly table: Table;
  /** Whom mails come from. */
  readonly mailFrom: string;
  /** Keep the secret of pushes when its stack goes. */
  readonly protectData: boolean;
}

/** Sends what is to be told: new deliveries at once, those that failed when their time comes. */
export class NotifyWorker extends Construct {
  readonly handler: EntryFunction;
  /** Positions in the stream and minutes whose run failed every attempt. */
  readonly failed: DeadLetterQueue;
  private readonly mail: ConfigurationSet;
  private readonly pushSecret: Secret;

  constructor(scope: Construct, id: string, { table, mailFrom, protectData, ...props }: NotifyWorkerProps) {
    super(scope, id);
    this.failed = new DeadLetterQueue(this, 'Failed');
    this.mail = new ConfigurationSet(this, 'Mail', { reputationMetrics: true });
    this.pushSecret = this.createPushSecret(protectData);
    this.handler = new EntryFunction(this, 'Handler', {
      ...props,
      environment: {
        ...props.environment,
        EMAIL_FROM: `Turreton <${mailFrom}>`,
        SES_CONFIGURATION_SET: this.mail.configurationSetName,
        PUSH_SECRET_ARN: this.pushSecret.secretArn,
      },
      entry: ENTRIES.notify,
      // Below the interval, so that runs do not pile up.
      timeout: Duration.seconds(55),
    });
    this.pushSecret.grantRead(this.handler.role);
    this.grantMail(mailFrom);
    this.follow(table);
    this.runEachMinute();
  }

  private createPushSecret(protectData: boolean): Secret {
    const secret = new Secret(this, 'PushSecret', {
      description: 'Turreton: publicKey, privateKey and subject that sign pushes; written by the operator',
      generateSecretString: { secretStringTemplate: '{}', generateStringKey: 'placeholder' },
      removalPolicy: protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(
      secret,
      'SMG4',
      'New keys end every subscription, so operators change them on purpose and never on a timer (docs/operators.md).',
    );
    return secret;
  }

  private grantMail(mailFrom: string): void {
    const identity = (resourceName: string) =>
      Stack.of(this).formatArn({
        service: 'ses',
        resource: 'identity',
        resourceName,
        arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
      });
    const set = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.mail.configurationSetName,
    });
    this.handler.role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail', 'ses:SendRawEmail'],
        resources: [identity(mailFrom.split('@')[1] ?? mailFrom), identity(mailFrom), set],
      }),
    );
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
      'dynamodb:ListStreams, which the event source needs, knows no resource; reading is limited to the one stream.',
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
