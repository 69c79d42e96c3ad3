import { Temporal } from 'temporal-polyfill';
import { datesIn, instantOf, type Schedule } from './schedule';
import { daysAfter } from './season-schedule';

const WEEK = 7;

/**
 * The dates of the next season: the same weekdays and times, as many weeks later as necessary. Its first date is after
 * `now`; if registration opens at once, players get as long to register as before.
 * @param announcedAt when the season was announced; instants are milliseconds since 1970
 */
export function datesOfNext(schedule: Schedule, announcedAt: number, now: number, zone: string): Schedule {
  const own = { ...schedule, announcesAt: null };
  const first = datesIn(own)[0]?.at;
  if (first === undefined) return own;
  const notice = schedule.opensAt === null ? Math.max(0, first - announcedAt) : 0;
  const weeks = weeksUntil(first, now + notice, zone);
  const later = (date: string | null) =>
    date === null ? null : textOf(daysAfter(instantOf(date), weeks * WEEK, zone));
  return {
    ...own,
    opensAt: later(own.opensAt),
    closesAt: later(own.closesAt),
    startsAt: later(own.startsAt),
    rounds: own.rounds.map(({ opensAt, endsAt }) => ({ opensAt: later(opensAt), endsAt: later(endsAt) })),
  };
}

function textOf(instant: number): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).toString();
}

/** The fewest weeks, at least one, that move an instant past another. */
function weeksUntil(from: number, past: number, zone: string): number {
  const moment = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  const target = Temporal.Instant.fromEpochMilliseconds(past).toZonedDateTimeISO(zone);
  const whole = Math.max(1, Math.floor(moment.until(target, { largestUnit: 'week' }).weeks));
  return daysAfter(from, whole * WEEK, zone) > past ? whole : whole + 1;
}

const LONGEST_NAME = 60;

/** The name of the next season: its last number increases. "Winter 2026" becomes "Winter 2027", "Cup" "Cup 2". */
export function countedUp(name: string): string {
  const found = /^(.*?)(\d{1,9})(\D*)$/s.exec(name);
  if (found === null) return `${name.slice(0, LONGEST_NAME - 2)} 2`;
  const [, before = '', digits = '', after = ''] = found;
  const next = String(Number(digits) + 1).padStart(digits.length, '0');
  return `${before}${next}${after}`.slice(0, LONGEST_NAME);
}
