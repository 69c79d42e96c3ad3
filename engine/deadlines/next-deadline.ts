import { Temporal } from 'temporal-polyfill';
import type { Pace } from '../game';
import { type DeadlinePolicy, type OnDays, ruleFor } from './policy';
import { WEEKDAYS } from './weekdays';

const MINUTE = 60_000;
const USUAL_NOTICE = 360;
/** More days than a policy can skip in a row: 100 dates and the weekends and other days between them. */
const FAR = 1000;

/**
 * The deadline of a step that opens at an instant (milliseconds since 1970): a number of minutes later, or on the next
 * of the named days after the policy's notice. A skipped day moves it to the same time of day on the first day that is
 * not skipped. A time that clocks skip is read as the hour after it; of a time that occurs twice, the first counts.
 */
export function deadlineAfter(policy: DeadlinePolicy, pace: Pace, opened: number): number {
  const rule = ruleFor(policy, pace);
  if (typeof rule !== 'number') return nextOf(policy, rule, opened);
  const exact = Math.round(opened + rule * MINUTE);
  return pastSkippedDays(policy, exact);
}

/** The same time of day on the first day, from an instant on, that the policy does not skip; milliseconds. */
export function pastSkippedDays(policy: DeadlinePolicy, instant: number): number {
  return skipsNothing(policy) ? instant : firstOpenDay(policy, momentOf(policy, instant)).epochMilliseconds;
}

function nextOf(policy: DeadlinePolicy, { days, time }: OnDays, opened: number): number {
  const opening = momentOf(policy, opened);
  // In local clock time: a day of 23 hours does not lack an hour of notice.
  const earliest = opening.toPlainDateTime().add({ minutes: policy.notice ?? USUAL_NOTICE });
  for (let away = 0; away < FAR; away += 1) {
    const day = opening.toPlainDate().add({ days: away });
    const at = day.toZonedDateTime({ timeZone: opening.timeZoneId, plainTime: time });
    const named = days.some((name) => WEEKDAYS.indexOf(name) + 1 === day.dayOfWeek);
    const isNoticed = Temporal.PlainDateTime.compare(at, earliest) >= 0;
    if (named && !isSkipped(policy, day) && isNoticed && at.epochMilliseconds > opened)
      return at.epochMilliseconds;
  }
  throw new Error('the policy never closes a step');
}

function momentOf({ zone = 'UTC' }: DeadlinePolicy, instant: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
}

function firstOpenDay(policy: DeadlinePolicy, moment: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  let day = moment;
  while (isSkipped(policy, day.toPlainDate())) day = day.add({ days: 1 });
  return day;
}

function skipsNothing({ skip }: DeadlinePolicy): boolean {
  return skip === undefined || (!skip.weekends && skip.dates.length === 0);
}

/** Whether no step closes on a date in the policy’s zone. */
export function isSkipped({ skip }: DeadlinePolicy, day: Temporal.PlainDate): boolean {
  if (skip === undefined) return false;
  return (skip.weekends && day.dayOfWeek > 5) || skip.dates.includes(day.toString());
}
