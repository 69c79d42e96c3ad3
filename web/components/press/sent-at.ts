import { clock, dayName } from '../../lib/time';

/** "14:02" today, else with its day: "yesterday 14:02". `now` is the platform's clock. */
export function sentAt(instant: string, now: number, zone: string): string {
  const at = Date.parse(instant);
  const day = dayName(at, now, zone);
  return day === 'today' ? clock(at, zone) : `${day} ${clock(at, zone)}`;
}
