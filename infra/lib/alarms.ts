import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { counted } from './counted';

const MINUTE = Duration.minutes(1);
const FIVE_MINUTES = Duration.minutes(5);
const HOUR = Duration.hours(1);

/** The handbook's instructions on alarms: a row for each, by its name. */
const HANDBOOK = 'docs/operators.md, "Alarms, one by one"';
/** Failed notifications in a quarter of an hour that raise the alarm. */
const MANY_FAILED_NOTICES = 20;
/** Replies of an API with a server error, in five minutes. */
const MANY_FAULTS = 5;
/** Steps per hour that the sweep closed because their schedule did not. One may be chance. */
const MANY_LOST_TIMERS = 3;
/** SES puts an account under review at these rates (docs.aws.amazon.com/ses, "Reputation metrics"). */
const REVIEWED = { bounces: 0.05, complaints: 0.001 } as const;

export interface AlarmsProps {
  readonly stage: string;
  readonly queues: Readonly<Record<string, IQueue>>;
  /** The HTTP APIs: a failing function behind one of them shows as a reply with a server error. */
  readonly apis: Readonly<Record<string, HttpApi>>;
  /** The functions that CloudFront calls by their URLs, by the names of their alarms. */
  readonly urls: Readonly<Record<string, IFunction>>;
  /** The functions that follow the table's stream, whose lag has an alarm. */
  readonly followers: Readonly<Record<string, IFunction>>;
  readonly tables: Readonly<Record<string, Table>>;
  readonly email?: string | undefined;
}

/**
 * The operator's alarms, on one topic. Functions behind a dead-letter queue have no alarm on their errors: errors that
 * a later attempt repairs need no operator, and the others are in the queue.
 */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', {
      displayName: `Turreton ${props.stage} alarms`,
      enforceSSL: true,
    });
    // A topic with a policy accepts nothing from a service that the policy does not name.
    this.topic.grants.publish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (props.email !== undefined) this.topic.addSubscription(new EmailSubscription(props.email));
    for (const [name, queue] of Object.entries(props.queues)) this.watchQueue(name, queue);
    for (const [name, http] of Object.entries(props.apis)) this.watchApi(name, http);
    for (const [name, fn] of Object.entries(props.urls)) this.watchUrl(name, fn);
    for (const [name, fn] of Object.entries(props.followers)) this.watchFollower(name, fn);
    for (const [name, table] of Object.entries(props.tables)) this.watchTable(name, table);
    this.watchDeadlines(props.stage);
    this.watchNotices(props.stage);
    this.watchAccount();
  }

  private add(
    id: string,
    metric: IMetric,
    threshold: number,
    description: string,
    more: Partial<AlarmProps> = {},
  ): void {
    const alarm = new Alarm(this, id, {
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `${description} See ${HANDBOOK}: ${id}.`,
      ...more,
    });
    const action = new SnsAction(this.topic);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    this.all.push(alarm);
  }

  private watchQueue(name: string, queue: IQueue): void {
    const metric = queue.metricApproximateNumberOfMessagesVisible({ period: MINUTE, statistic: 'Maximum' });
    this.add(`${name}Queue`, metric, 1, `The dead-letter queue ${name} is not empty.`);
  }

  private watchApi(name: string, http: HttpApi): void {
    const metric = http.metricServerError({ period: FIVE_MINUTES, statistic: 'Sum' });
    this.add(`${name}Faults`, metric, MANY_FAULTS, `${name} answered with faults of ours.`);
  }

  private watchUrl(name: string, fn: IFunction): void {
    const metric = fn.metric('Url5xxCount', { period: FIVE_MINUTES, statistic: 'Sum' });
    this.add(`${name}Faults`, metric, MANY_FAULTS, `${name} were answered with faults of ours.`);
  }

  private watchFollower(name: string, fn: IFunction): void {
    const metric = fn.metric('IteratorAge', { period: MINUTE, statistic: 'Maximum' });
    this.add(`${name}Lag`, metric, FIVE_MINUTES.toMilliseconds(), `${name} is five minutes behind.`, {
      evaluationPeriods: 3,
    });
  }

  private watchTable(name: string, table: Table): void {
    for (const [kind, metricName] of Object.entries({
      Reads: 'ReadThrottleEvents',
      Writes: 'WriteThrottleEvents',
    })) {
      const metric = table.metric(metricName, { period: FIVE_MINUTES, statistic: 'Sum' });
      this.add(`${name}${kind}Throttled`, metric, 1, `${name} turned ${kind.toLowerCase()} away.`);
    }
  }

  private watchDeadlines(stage: string): void {
    const metric = counted(stage, 'OverdueSteps', { period: MINUTE, statistic: 'Maximum' });
    this.add('OverdueSteps', metric, 1, 'Steps stay open past their deadline, or the sweep has stopped.', {
      evaluationPeriods: 3,
      // No data at all means that the sweep itself does not run.
      treatMissingData: TreatMissingData.BREACHING,
    });
    const caught = counted(stage, 'OverdueSteps', { period: HOUR, statistic: 'Sum' });
    this.add('LostTimers', caught, MANY_LOST_TIMERS, 'The sweep closes steps whose schedules do not fire.');
  }

  private watchNotices(stage: string): void {
    const metric = counted(stage, 'NoticesFailed', { period: Duration.minutes(15), statistic: 'Sum' });
    this.add(
      'NoticesFailed',
      metric,
      MANY_FAILED_NOTICES,
      'Mail, push or chat services refuse notifications.',
    );
    const invitations = counted(stage, 'InvitationsUsedUp', { period: HOUR, statistic: 'Sum' });
    this.add('InvitationsUsedUp', invitations, 1, 'The site’s invitations of the day are used up.');
    const published = counted(stage, 'PublishedAfter', { period: FIVE_MINUTES, statistic: 'p99' });
    const threeMinutes = Duration.minutes(3).toMilliseconds();
    this.add('PublishedLate', published, threeMinutes, 'Results appear minutes after their deadline.');
  }

  /** The resources that the account's stages share, in one region. */
  private watchAccount(): void {
    const ofAccount = (namespace: string, metricName: string, period: Duration, statistic: string) =>
      new Metric({ namespace, metricName, period, statistic });
    const throttles = ofAccount('AWS/Lambda', 'Throttles', FIVE_MINUTES, 'Sum');
    this.add('Throttles', throttles, 1, 'Lambda turned runs of functions away.');
    const bounces = ofAccount('AWS/SES', 'Reputation.BounceRate', HOUR, 'Maximum');
    this.add('BounceRate', bounces, REVIEWED.bounces, 'Too many mails go to addresses that do not exist.');
    const complaints = ofAccount('AWS/SES', 'Reputation.ComplaintRate', HOUR, 'Maximum');
    this.add('ComplaintRate', complaints, REVIEWED.complaints, 'Too many readers call our mails spam.');
  }
}
