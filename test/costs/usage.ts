/** The total of the requests of one kind. */
export interface Asked {
  readonly count: number;
  readonly readUnits: number;
  readonly writeUnits: number;
  /** Bytes of the API's answers, compressed as CloudFront sends them. */
  readonly bytes: number;
}

/**
 * `views`: requests of the pages. `calls`: requests of the browser. `questions`: requests whether something has
 * changed.
 */
export const KINDS = ['views', 'questions', 'calls'] as const;
export type Kind = (typeof KINDS)[number];

/** The usage of games in a period. */
export interface Usage {
  readonly turns: number;
  readonly asked: Readonly<Record<Kind, Asked>>;
  /** The work after a deadline: closing, and all that follows. */
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

/** The memory of runs, in GB. */
export const MEMORY = { page: 1, call: 1, closing: 1, event: 0.5, minute: 1, canary: 0.25 } as const;

export const GIGABYTE = 1e9;
export const DAYS = 30;
const DAY_MINUTES = 24 * 60;
/** The runs of each minute, with or without games: the sweep and the notifier, some milliseconds each. */
export const MINUTE_RUNS = { count: 2 * DAYS * DAY_MINUTES, ms: 60 } as const;

/** The runs per month of something that runs once in this many minutes. */
export function runsEach(minutes: number): number {
  return (DAYS * DAY_MINUTES) / minutes;
}
