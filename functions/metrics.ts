import { printLine } from './log';

/**
 * The metrics of the functions on AWS, each with its CloudWatch unit. Orders accepted and refused are counted from the
 * API's access log (infra/lib/order-metrics.ts), which has a line for each anyway.
 */
const UNITS = {
  /** From a step's deadline to its result. */
  PublishedAfter: 'Milliseconds',
  /** From a step's result to the end of its effects: boards, bots, notices. */
  FollowedAfter: 'Milliseconds',
  OverdueSteps: 'Count',
  NoticesSent: 'Count',
  NoticesFailed: 'Count',
  /** Lists that exceeded the site's daily invitation budget. */
  InvitationsUsedUp: 'Count',
  /** Requests to the host name of the API or the pages instead of the site's. */
  RefusedAtDoor: 'Count',
  /** From the deadline of a watched turn to its result. */
  CanaryTurn: 'Milliseconds',
} as const;
export type Metric = keyof typeof UNITS;

/**
 * One line of JSON that is both a log entry and, in CloudWatch's embedded metric format, metrics
 * (docs.aws.amazon.com/AmazonCloudWatch, "Embedded metric format specification").
 */
export function metricsLine(
  message: string,
  fields: Record<string, unknown>,
  figures: Partial<Record<Metric, number>>,
  { now, stage }: { readonly now: number; readonly stage: string | undefined },
): Record<string, unknown> {
  const metrics = Object.keys(figures).map((Name) => ({ Name, Unit: UNITS[Name as Metric] }));
  const Dimensions = [stage === undefined ? [] : ['stage']];
  return {
    _aws: { Timestamp: now, CloudWatchMetrics: [{ Namespace: 'Turreton', Dimensions, Metrics: metrics }] },
    level: 'info',
    message,
    ...(stage === undefined ? {} : { stage }),
    ...fields,
    ...figures,
  };
}

/** Prints such a line for the stage in the environment. */
export function logMetrics(
  message: string,
  fields: Record<string, unknown>,
  figures: Partial<Record<Metric, number>>,
): void {
  printLine(metricsLine(message, fields, figures, { now: Date.now(), stage: process.env.STAGE }));
}
