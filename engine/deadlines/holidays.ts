import { Temporal } from 'temporal-polyfill';
import { isSkipped } from './next-deadline';
import type { DeadlinePolicy } from './policy';

/** The date of an instant (milliseconds since 1970) in the zone of the policy: "2026-12-25". */
export function dateOf({ zone = 'UTC' }: Pick<DeadlinePolicy, 'zone'>, instant: number): string {
  return momentOf(zone, instant).toPlainDate().toString();
}

/**
 * Moves a deadline on a booked holiday of a player it waits for to the same time on the first day that no one has
 * booked and the policy does not skip.
 */
export function afterHolidays(policy: DeadlinePolicy, days: readonly string[], deadline: number): number {
  const booked = new Set(days);
  let moment = momentOf(policy.zone ?? 'UTC', deadline);
  if (!booked.has(moment.toPlainDate().toString())) return deadline;
  while (booked.has(moment.toPlainDate().toString()) || isSkipped(policy, moment.toPlainDate()))
    moment = moment.add({ days: 1 });
  return moment.epochMilliseconds;
}

function momentOf(zone: string, instant: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
}
