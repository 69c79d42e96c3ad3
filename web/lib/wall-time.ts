const MINUTE = 60_000;
const DAY = 86_400_000;

/** The local time of an instant in the zone, for a date and time input: "2026-11-21T20:00". */
export function wallTime(instant: number, zone: string): string {
  return new Date(shownAt(instant, zone)).toISOString().slice(0, 16);
}

/**
 * The instant at which clocks in the zone show this, or null if it is not a time. A time that clocks skip counts on from
 * before the change, as on a clock that was not set; of one that they show twice, the first counts. Deadlines read theirs
 * in the same way.
 */
export function instantOf(wall: string, zone: string): number | null {
  const minute = wall.slice(0, 16);
  const shown = Date.parse(`${minute}Z`);
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(minute)) return null;
  // Zones change their clocks at most once in two days.
  const [before, after] = [shown - DAY, shown + DAY].map((near) => shown - (shownAt(near, zone) - near));
  if (before === undefined || after === undefined) return null;
  const fitting = [before, after].filter((instant) => shownAt(instant, zone) === shown);
  return fitting.length === 0 ? before : Math.min(...fitting);
}

/** The local time in the zone at an instant, counted as if it were UTC, to the minute. */
function shownAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant - (instant % MINUTE));
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}
