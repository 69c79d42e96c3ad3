import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  AlarmStatusWidget,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  type MetricProps,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { ORDER_METRICS } from './order-metrics';

/** The names of functions/metrics.ts, which infra may not import: a test holds them to each other. */
type CountedMetric =
  | 'OverdueSteps'
  | 'PublishedAfter'
  | 'FollowedAfter'
  | 'NoticesSent'
  | 'NoticesFailed'
  | 'CanaryTurn';

const MINUTE = Duration.minutes(1);

/** Where the handbook says what to do about an alarm: a row for each, by its name. */
const HANDBOOK = 'docs/operators.md, "Alarms, one by one"';
/** Failed notifications in a quarter of an hour that raise the alarm. */
const MANY_FAILED_NOTICES = 20;

export interface AlarmsProps {
  readonly stage: string;
  readonly queues: Readonly<Record<string, IQueue>>;
  readonly functions: Readonly<Record<string, IFunction>>;
  /** The function that follows the stream, whose lag is watched. */
  readonly follower: IFunction;
  readonly email?: string | undefined;
}

/** What wakes an operator, one topic for all of it, and a dashboard that shows the same. */
export class Alarms extends Construct {
  private readonly topic: Topic;
  private readonly alarms: Alarm[] = [];

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', {
      displayName: `Turreton ${props.stage} alarms`,
      enforceSSL: true,
    });
    // A topic with a policy takes nothing from a service that the policy does not name.
    this.topic.grants.publish(
      new ServicePrincipal('cloudwatch.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (props.email !== undefined) this.topic.addSubscription(new EmailSubscription(props.email));
    for (const [name, queue] of Object.entries(props.queues)) this.watchQueue(name, queue);
    for (const [name, fn] of Object.entries(props.functions)) this.watchFunction(name, fn);
    this.watchFollower(props.follower);
    this.watchDeadlines(props.stage);
    this.watchNotices(props.stage);
    this.dashboard(props);
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
    this.alarms.push(alarm);
  }

  private watchQueue(name: string, queue: IQueue): void {
    const metric = queue.metricApproximateNumberOfMessagesVisible({ period: MINUTE, statistic: 'Maximum' });
    this.add(`${name}Queue`, metric, 1, `The dead-letter queue ${name} is not empty.`);
  }

  private watchFunction(name: string, fn: IFunction): void {
    const metric = fn.metricErrors({ period: Duration.minutes(5), statistic: 'Sum' });
    this.add(`${name}Errors`, metric, 1, `The function ${name} failed at least once in five minutes.`);
  }

  private watchFollower(fn: IFunction): void {
    const metric = fn.metric('IteratorAge', { period: MINUTE, statistic: 'Maximum' });
    const fiveMinutes = Duration.minutes(5).toMilliseconds();
    this.add('FollowerLag', metric, fiveMinutes, 'Notifications are five minutes behind.', {
      evaluationPeriods: 3,
    });
  }

  private watchDeadlines(stage: string): void {
    const metric = counted(stage, 'OverdueSteps', { period: MINUTE, statistic: 'Maximum' });
    this.add('OverdueSteps', metric, 1, 'Steps stay open past their deadline, or the sweep has stopped.', {
      evaluationPeriods: 3,
      // No figure at all means that the sweep itself does not run.
      treatMissingData: TreatMissingData.BREACHING,
    });
  }

  private watchNotices(stage: string): void {
    const metric = counted(stage, 'NoticesFailed', { period: Duration.minutes(15), statistic: 'Sum' });
    this.add(
      'NoticesFailed',
      metric,
      MANY_FAILED_NOTICES,
      'Mail, push or chat services refuse notifications.',
    );
    const published = counted(stage, 'PublishedAfter', { period: Duration.minutes(5), statistic: 'p99' });
    const threeMinutes = Duration.minutes(3).toMilliseconds();
    this.add('PublishedLate', published, threeMinutes, 'Results appear minutes after their deadline.');
  }

  private dashboard({ stage, functions, follower }: AlarmsProps): void {
    const all = Object.values(functions);
    const errors = all.map((fn) => fn.metricErrors({ period: MINUTE }));
    const durations = all.map((fn) => fn.metricDuration({ period: MINUTE, statistic: 'p95' }));
    const lag = follower.metric('IteratorAge', { period: MINUTE, statistic: 'Maximum' });
    const overdue = counted(stage, 'OverdueSteps', { period: MINUTE, statistic: 'Maximum' });
    const minute = { period: MINUTE, statistic: 'Sum' };
    const orders = Object.values(ORDER_METRICS).map((name) => perStage(stage, name, minute));
    const lags = ['p50', 'p99'].flatMap((statistic) =>
      (['PublishedAfter', 'FollowedAfter'] as const).map((name) =>
        counted(stage, name, { period: Duration.minutes(5), statistic }),
      ),
    );
    const notices = (['NoticesSent', 'NoticesFailed'] as const).map((name) => counted(stage, name, minute));
    const canary = counted(stage, 'CanaryTurn', { period: Duration.hours(1), statistic: 'Maximum' });
    new Dashboard(this, 'Dashboard', {
      dashboardName: `turreton-${stage}`,
      widgets: [
        [new AlarmStatusWidget({ alarms: this.alarms, width: 24 })],
        [
          new GraphWidget({ title: 'Overdue steps', left: [overdue], right: [lag], width: 8 }),
          new GraphWidget({ title: 'Errors', left: errors, width: 8 }),
          new GraphWidget({ title: 'Duration, p95', left: durations, width: 8 }),
        ],
        [
          new GraphWidget({ title: 'Orders accepted and refused', left: orders, width: 8 }),
          new GraphWidget({ title: 'From deadline to result and follow-ups', left: lags, width: 8 }),
          new GraphWidget({ title: 'Notices', left: notices, right: [canary], width: 8 }),
        ],
      ],
    });
  }
}

type Reading = Pick<MetricProps, 'period' | 'statistic'>;

/** What the functions of a stage count (functions/metrics.ts). */
function counted(stage: string, metricName: CountedMetric, reading: Reading): Metric {
  return new Metric({ namespace: 'Turreton', metricName, dimensionsMap: { stage }, ...reading });
}

/** What is counted from a stage's access log, which has no dimensions. */
function perStage(stage: string, name: string, reading: Reading): Metric {
  return new Metric({ namespace: 'Turreton', metricName: `${name}-${stage}`, ...reading });
}
