/** The settings of infra/ and of the AWS account, and the worst case of the services. */
export interface LoadSettings {
  readonly games: number;
  /** When schedules fire: spread over the minute that they may be late, or all at its end. */
  readonly fire: 'spread' | 'at the end';
  /** A flexible time window, in minutes: jitter that Scheduler adds. 0 is off. */
  readonly window: number;
  /** Shares of schedules that never fire, and that fire twice. */
  readonly lost: number;
  readonly doubled: number;
  /** Reserved concurrency of the deadline function. */
  readonly reserved: number;
  /** How often Lambda repeats a failed run of the deadline function. */
  readonly retries: number;
  /** Write and read units per second for which the table and its indexes are warm. */
  readonly writes: number;
  readonly reads: number;
  /** The attempts of the SDK at a call, and of the store at a transaction, before it gives up. */
  readonly sdkAttempts: number;
  readonly transactionAttempts: number;
  /** Whether waits before another attempt are random. */
  readonly jitter: boolean;
  /** Batches of a shard that are handled at once, and records in a batch. */
  readonly parallel: number;
  readonly batch: number;
  /** The factor by which everything takes longer than limits.ts assumes. */
  readonly slower: number;
  /** Seconds after the deadline at which the minute's first sweep runs; null for none. */
  readonly sweepAt: number | null;
}

/**
 * The settings of infra/ and those to request from AWS before many games are due at once, with the documented worst
 * case: every schedule a minute late. A test compares the figures with infra/.
 */
export const CHOSEN: LoadSettings = {
  games: 10_000,
  fire: 'at the end',
  window: 0,
  lost: 0.001,
  doubled: 0.01,
  reserved: 200,
  retries: 2,
  writes: 40_000,
  reads: 40_000,
  sdkAttempts: 3,
  transactionAttempts: 8,
  jitter: true,
  parallel: 10,
  batch: 50,
  slower: 1,
  sweepAt: 30,
};
