import { printLine } from './runtime';

/** What the platform counts on AWS, each with its CloudWatch unit. */
const UNITS = {
  OrdersAccepted: 'Count',
  OrdersRefused: 'Count',
  /** From a step's deadline to its result. */
  PublishedAfter: 'Milliseconds',
  /** From a step's result to everything that follows from it: boards, bots, notices. */
  FollowedAfter: 'Milliseconds',
  OverdueSteps: 'Count',
  NoticesSent: 'Count',
  NoticesFailed: 'Count',
  /** From the orders of a watched turn to its result. */
  CanaryTurn: 'Milliseconds',
} as const;
export type Metric = keyof typeof UNITS;

/** Names a step through all logs that speak of it, from its orders to what players are told. */
export function stepName(game: string, step: number): string {
  return `${game}/${step}`;
}

/**
 * One line of JSON that is a log entry and, in CloudWatch's embedded metric format, figures as well
 * (docs.aws.amazon.com/AmazonCloudWatch, "Embedded metric format specification").
 */
export function logMetrics(
  message: string,
  fields: Record<string, unknown>,
  figures: Partial<Record<Metric, number>>,
): void {
  const { STAGE } = process.env;
  const metrics = Object.keys(figures).map((Name) => ({ Name, Unit: UNITS[Name as Metric] }));
  const Dimensions = [STAGE === undefined ? [] : ['stage']];
  const now = Date.now();
  const line = {
    _aws: { Timestamp: now, CloudWatchMetrics: [{ Namespace: 'Turreton', Dimensions, Metrics: metrics }] },
    level: 'info',
    message,
    time: new Date(now).toISOString(),
    ...(STAGE === undefined ? {} : { stage: STAGE }),
    ...fields,
    ...figures,
  };
  printLine(line);
}
