/** What requests of one kind used together. */
export interface Asked {
  readonly count: number;
  readonly readUnits: number;
  readonly writeUnits: number;
  /** Bytes that the API answered with, compressed as CloudFront sends them. */
  readonly bytes: number;
}

/** `views`: the pages ask them. `calls`: the browser asks them. `questions`: whether something has changed. */
export const KINDS = ['views', 'questions', 'calls'] as const;
export type Kind = (typeof KINDS)[number];

/** What games used in a stretch of time. */
export interface Usage {
  readonly turns: number;
  readonly asked: Readonly<Record<Kind, Asked>>;
  /** What follows from a deadline: closing, and all that it leads to. */
  readonly followed: {
    /** Runs of the deadline function, each started by a schedule. */
    readonly closings: number;
    /** Changes of the table that start the events function, and those that start the notifier. */
    readonly events: number;
    readonly deliveries: number;
    readonly mails: number;
    readonly readUnits: number;
    readonly writeUnits: number;
  };
  /** Bytes in the table at the end. */
  readonly storedBytes: number;
}

/** The memory that runs have, in GB. */
export const MEMORY = { page: 1, call: 1, closing: 1, event: 0.5, minute: 1, canary: 0.25 } as const;

export const GIGABYTE = 1e9;
export const DAYS = 30;
const DAY_MINUTES = 24 * 60;
/** What runs each minute whatever is played: the sweep and the notifier, some milliseconds each. */
export const MINUTE_RUNS = { count: 2 * DAYS * DAY_MINUTES, ms: 60 } as const;

/** How often something that runs every so many minutes runs in a month. */
export function runsEach(minutes: number): number {
  return (DAYS * DAY_MINUTES) / minutes;
}
