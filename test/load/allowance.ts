import type { Agenda } from './agenda';

/** A rate of units per second, with at most one second's worth at once. */
export interface Allowance {
  /** Takes units if they are available. */
  take(units: number): boolean;
  /** The time until this many units are available, in milliseconds. */
  wait(units: number): number;
}

/**
 * @param most the units at the start, and the most that accumulate; one second's worth by default. The burst that
 * DynamoDB keeps for five minutes is left out: it is not guaranteed.
 */
export function allowance({ now }: Agenda, perSecond: number, most = perSecond): Allowance {
  let left = most;
  let since = now();
  const refill = () => {
    left = Math.min(most, left + ((now() - since) / 1000) * perSecond);
    since = now();
  };
  return {
    take(units) {
      refill();
      if (left < units) return false;
      left -= units;
      return true;
    },
    wait(units) {
      refill();
      return Math.max(0, ((units - left) / perSecond) * 1000);
    },
  };
}
