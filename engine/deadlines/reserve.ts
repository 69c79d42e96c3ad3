import type { Reserve } from './policy';

const MINUTE = 60_000;

/** A seat's remaining reserve, in milliseconds; before its first decision, the starting reserve. */
export function reserveLeft(reserve: Reserve | undefined, left: number | undefined): number {
  return reserve === undefined ? 0 : (left ?? reserve.start * MINUTE);
}

/** The timing of a decision, in milliseconds. */
export interface TimedDecision {
  /** From its opening to the orders that counted, or to the deadline. */
  readonly taken: number;
  /** The time of every decision before the reserve is used, including the time by which its deadline was moved. */
  readonly free: number;
  /** Whether orders were submitted. */
  readonly given: boolean;
}

/**
 * A seat's reserve after a decision, in milliseconds: reduced by the time beyond its free time, increased by the
 * increment if orders were submitted, and never above the maximum.
 */
export function reserveAfter(reserve: Reserve, left: number, { taken, free, given }: TimedDecision): number {
  const spent = Math.max(0, left - Math.max(0, taken - free));
  return Math.min(reserve.most * MINUTE, spent + (given ? reserve.increment * MINUTE : 0));
}
