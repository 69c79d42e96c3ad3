import { Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { counted, perStage } from './counted';
import { ORDER_METRICS } from './order-metrics';

const MINUTE = Duration.minutes(1);
const FIVE_MINUTES = Duration.minutes(5);

export interface StageDashboardProps {
  readonly stage: string;
  readonly alarms: readonly Alarm[];
  readonly functions: Readonly<Record<string, IFunction>>;
  /** The functions that follow the table's stream. */
  readonly followers: Readonly<Record<string, IFunction>>;
}

/** One dashboard with everything that the alarms watch. */
export class StageDashboard extends Construct {
  constructor(scope: Construct, id: string, { stage, alarms, functions, followers }: StageDashboardProps) {
    super(scope, id);
    const all = Object.values(functions);
    const errors = all.map((fn) => fn.metricErrors({ period: MINUTE }));
    const durations = all.map((fn) => fn.metricDuration({ period: MINUTE, statistic: 'p95' }));
    const lags = Object.values(followers).map((fn) =>
      fn.metric('IteratorAge', { period: MINUTE, statistic: 'Maximum' }),
    );
    const overdue = counted(stage, 'OverdueSteps', { period: MINUTE, statistic: 'Maximum' });
    new Dashboard(this, 'Dashboard', {
      dashboardName: `turreton-${stage}`,
      widgets: [
        [new AlarmStatusWidget({ alarms: [...alarms], width: 24 })],
        [graph('Overdue steps', [overdue], lags), graph('Errors', errors), graph('Duration, p95', durations)],
        ofPlay(stage),
      ],
    });
  }
}

function ofPlay(stage: string): GraphWidget[] {
  const minute = { period: MINUTE, statistic: 'Sum' };
  const orders = Object.values(ORDER_METRICS).map((name) => perStage(stage, name, minute));
  const lags = ['p50', 'p99'].flatMap((statistic) =>
    (['PublishedAfter', 'FollowedAfter'] as const).map((name) =>
      counted(stage, name, { period: FIVE_MINUTES, statistic }),
    ),
  );
  const notices = (['NoticesSent', 'NoticesFailed'] as const).map((name) => counted(stage, name, minute));
  const refused = counted(stage, 'RefusedAtDoor', minute);
  const canary = counted(stage, 'CanaryTurn', { period: Duration.hours(1), statistic: 'Maximum' });
  return [
    graph('Orders accepted and refused', orders),
    graph('From deadline to result and follow-ups', lags),
    graph('Notices', notices, [canary]),
    graph('Refused at the door', [refused]),
  ];
}

function graph(title: string, left: IMetric[], right: IMetric[] = []): GraphWidget {
  return new GraphWidget({ title, left, ...(right.length > 0 && { right }), width: 8 });
}
