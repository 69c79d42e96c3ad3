import type { Agenda } from './agenda';

/** So many units a second, and never more than one second's worth at once. */
export interface Allowance {
  /** Takes units if they are there. */
  take(units: number): boolean;
  /** How long until so many units are there, in milliseconds. */
  wait(units: number): number;
}

/**
 * @param most what is there at the start, and the most that gathers; one second's worth unless it is given. The burst
 *   that DynamoDB keeps for five minutes is left out: it is not promised.
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
