/** What is set in infra/ or asked of AWS, and what the services may do at their worst. */
export interface LoadSettings {
  readonly games: number;
  /** When schedules fire: anywhere in the minute that they may be late, or all at its end. */
  readonly fire: 'spread' | 'at the end';
  /** A flexible time window, in minutes: jitter that Scheduler adds. 0 is off. */
  readonly window: number;
  /** Shares of schedules that never fire, and that fire twice. */
  readonly lost: number;
  readonly doubled: number;
  /** Concurrent runs that the deadline function may have. */
  readonly reserved: number;
  /** How often Lambda runs the deadline function again that failed. */
  readonly retries: number;
  /** Write and read units a second that the table and its indexes are warm for. */
  readonly writes: number;
  readonly reads: number;
  /** How often the SDK sends a call, and the store a transaction, before it gives up. */
  readonly sdkAttempts: number;
  readonly transactionAttempts: number;
  /** Whether waits before another attempt are random. */
  readonly jitter: boolean;
  /** Batches of a shard that are worked on at once, and records in a batch. */
  readonly parallel: number;
  readonly batch: number;
  /** How much longer than assumed everything takes that limits.ts assumes. */
  readonly slower: number;
  /** Seconds after the deadline at which the minute's first sweep runs; null for none. */
  readonly sweepAt: number | null;
}

/**
 * What infra/ has, and what is asked of AWS before a herd, with the worst that is documented: every schedule a minute
 * late. A test holds the figures to those of infra/.
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
