/** What games used in a stretch of time. */
export interface Usage {
  readonly turns: number;
  readonly pageViews: number;
  readonly requests: number;
  /** Runs of the deadline function, each started by a schedule. */
  readonly closings: number;
  /** Changes of the table that start the events function, and those that start the notifier. */
  readonly events: number;
  readonly deliveries: number;
  readonly mails: number;
  readonly readUnits: number;
  readonly writeUnits: number;
  /** Bytes that the API answered with, compressed as CloudFront sends them. */
  readonly replyBytes: number;
  /** Bytes in the table at the end. */
  readonly storedBytes: number;
}

/** Assumptions, not measured here: what Lambda bills for one run, in milliseconds, and the memory it has, in GB. */
export const RUNS = {
  request: { ms: 25, gigabytes: 1 },
  closing: { ms: 120, gigabytes: 1 },
  event: { ms: 60, gigabytes: 0.5 },
  delivery: { ms: 60, gigabytes: 0.5 },
  minute: { ms: 60, gigabytes: 1 },
} as const;

export const DAYS = 30;
/** What runs each minute whatever is played: the sweep and the notifier. */
export const MINUTE_RUNS = 2 * DAYS * 24 * 60;
