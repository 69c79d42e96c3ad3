import { Metric, type MetricProps } from 'aws-cdk-lib/aws-cloudwatch';

/** The names of functions/metrics.ts, which infra may not import: a test compares the two. */
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

/** The metrics that the functions of a stage write (functions/metrics.ts). */
export function counted(stage: string, metricName: CountedMetric, reading: Reading): Metric {
  return new Metric({ namespace: 'Turreton', metricName, dimensionsMap: { stage }, ...reading });
}

/** A metric counted from a stage's access log, which has no dimensions. */
export function perStage(stage: string, name: string, reading: Reading): Metric {
  return new Metric({ namespace: 'Turreton', metricName: `${name}-${stage}`, ...reading });
}
