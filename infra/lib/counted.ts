import { Metric, type MetricProps } from 'aws-cdk-lib/aws-cloudwatch';

/** The names of functions/metrics.ts, which infra may not import: a test holds them to each other. */
export type CountedMetric =
  | 'OverdueSteps'
  | 'PublishedAfter'
  | 'FollowedAfter'
  | 'NoticesSent'
  | 'NoticesFailed'
  | 'InvitationsUsedUp'
  | 'CanaryTurn'
  | 'RefusedAtDoor';

type Reading = Pick<MetricProps, 'period' | 'statistic'>;

/** What the functions of a stage count (functions/metrics.ts). */
export function counted(stage: string, metricName: CountedMetric, reading: Reading): Metric {
  return new Metric({ namespace: 'Turreton', metricName, dimensionsMap: { stage }, ...reading });
}

/** What is counted from a stage's access log, which has no dimensions. */
export function perStage(stage: string, name: string, reading: Reading): Metric {
  return new Metric({ namespace: 'Turreton', metricName: `${name}-${stage}`, ...reading });
}
