import type { Reserve } from './policy';

const MINUTE = 60_000;

/** What a seat has of its reserve, in milliseconds; before its first decision, what every seat begins with. */
export function reserveLeft(reserve: Reserve | undefined, left: number | undefined): number {
  return reserve === undefined ? 0 : (left ?? reserve.start * MINUTE);
}

/** A decision as the clock saw it, in milliseconds. */
export interface TimedDecision {
  /** From its opening to the orders that counted, or to the deadline. */
  readonly taken: number;
  /** What every decision has before the reserve is touched, with the time by which its deadline was moved. */
  readonly free: number;
  /** Whether orders were given. */
  readonly given: boolean;
}

/**
 * What is left of a seat's reserve after a decision, in milliseconds: less by what it took beyond its free time, more
 * by the increment if it was given, never above the most.
 */
export function reserveAfter(reserve: Reserve, left: number, { taken, free, given }: TimedDecision): number {
  const spent = Math.max(0, left - Math.max(0, taken - free));
  return Math.min(reserve.most * MINUTE, spent + (given ? reserve.increment * MINUTE : 0));
}
