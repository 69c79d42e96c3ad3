/** Deadlines at 20:00 of Tuesdays and Fridays in New York, found by reading the local time there. */

const HOUR = 3_600_000;
const NOTICE = 6 * HOUR;
const CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

const seen = new Map<number, { readonly date: string; readonly weekday: string; readonly hour: string }>();

function clockAt(instant: number) {
  const known = seen.get(instant);
  if (known !== undefined) return known;
  const parts = Object.fromEntries(CLOCK.formatToParts(instant).map(({ type, value }) => [type, value]));
  const { year, month, day, weekday = '', hour = '' } = parts;
  const shown = { date: `${year}-${month}-${day}`, weekday, hour };
  seen.set(instant, shown);
  return shown;
}

/** The date in New York. */
export function dateIn(instant: number): string {
  return clockAt(instant).date;
}

/** The first Tuesday or Friday evening with at least six hours of notice. */
export function nextEvening(opened: number): number {
  for (let hour = Math.ceil((opened + NOTICE) / HOUR) * HOUR; ; hour += HOUR) {
    const { weekday, hour: shown } = clockAt(hour);
    if ((weekday === 'Tue' || weekday === 'Fri') && shown === '20' && hour > opened) return hour;
  }
}

/** The same time on the first day without a holiday. */
export function pastHolidays(deadline: number, days: ReadonlySet<string>): number {
  if (!days.has(dateIn(deadline))) return deadline;
  const { hour } = clockAt(deadline);
  for (let at = deadline + HOUR; ; at += HOUR)
    if (clockAt(at).hour === hour && !days.has(dateIn(at))) return at;
}
