const MINUTE = 60_000;

/** The local time of an instant in the zone, for a date and time input: "2026-11-21T20:00". */
export function wallTime(instant: number, zone: string): string {
  return new Date(shownAt(instant, zone)).toISOString().slice(0, 16);
}

/** The instant of a local time in the zone, or null if it is not a time. A skipped hour moves forward. */
export function instantOf(wall: string, zone: string): number | null {
  const shown = Date.parse(`${wall}Z`);
  if (Number.isNaN(shown)) return null;
  const guess = shown - (shownAt(shown, zone) - shown);
  return guess - (shownAt(guess, zone) - shown);
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
