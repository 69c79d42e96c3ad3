import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  AlarmStatusWidget,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

const MINUTE = Duration.minutes(1);

/** Reported by the sweep each minute: open steps that are past their deadline and its grace. */
const OVERDUE_STEPS = { namespace: 'Turreton', metricName: 'OverdueSteps' } as const;

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
    if (props.email !== undefined) this.topic.addSubscription(new EmailSubscription(props.email));
    for (const [name, queue] of Object.entries(props.queues)) this.watchQueue(name, queue);
    for (const [name, fn] of Object.entries(props.functions)) this.watchFunction(name, fn);
    this.watchFollower(props.follower);
    this.watchDeadlines();
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
      alarmDescription: description,
      ...more,
    });
    const action = new SnsAction(this.topic);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    this.alarms.push(alarm);
  }

  private watchQueue(name: string, queue: IQueue): void {
    const metric = queue.metricApproximateNumberOfMessagesVisible({ period: MINUTE, statistic: 'Maximum' });
    this.add(`${name}Queue`, metric, 1, `Something waits in the dead-letter queue ${name}.`);
  }

  private watchFunction(name: string, fn: IFunction): void {
    const metric = fn.metricErrors({ period: Duration.minutes(5), statistic: 'Sum' });
    this.add(`${name}Errors`, metric, 1, `The function ${name} failed at least once in five minutes.`);
  }

  private watchFollower(fn: IFunction): void {
    const metric = fn.metric('IteratorAge', { period: MINUTE, statistic: 'Maximum' });
    const fiveMinutes = Duration.minutes(5).toMilliseconds();
    this.add('FollowerLag', metric, fiveMinutes, 'Notifications lag five minutes behind what happened.', {
      evaluationPeriods: 3,
    });
  }

  private watchDeadlines(): void {
    const metric = new Metric({ ...OVERDUE_STEPS, period: MINUTE, statistic: 'Maximum' });
    this.add(
      'OverdueSteps',
      metric,
      1,
      'Steps stay open past their deadline, or the sweep has gone silent.',
      {
        evaluationPeriods: 3,
        // No figure at all means that the sweep itself does not run.
        treatMissingData: TreatMissingData.BREACHING,
      },
    );
  }

  private dashboard({ stage, functions, follower }: AlarmsProps): void {
    const all = Object.values(functions);
    const errors = all.map((fn) => fn.metricErrors({ period: MINUTE }));
    const durations = all.map((fn) => fn.metricDuration({ period: MINUTE, statistic: 'p95' }));
    const lag = follower.metric('IteratorAge', { period: MINUTE, statistic: 'Maximum' });
    const overdue = new Metric({ ...OVERDUE_STEPS, period: MINUTE, statistic: 'Maximum' });
    new Dashboard(this, 'Dashboard', {
      dashboardName: `turreton-${stage}`,
      widgets: [
        [new AlarmStatusWidget({ alarms: this.alarms, width: 24 })],
        [
          new GraphWidget({ title: 'Overdue steps', left: [overdue], right: [lag], width: 8 }),
          new GraphWidget({ title: 'Errors', left: errors, width: 8 }),
          new GraphWidget({ title: 'Duration, p95', left: durations, width: 8 }),
        ],
      ],
    });
  }
}
