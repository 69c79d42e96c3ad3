import type { Language } from '../../../messages/languages';
import { clock, dayName, dayNumber } from '../../lib/time';

/** "14:02" today, otherwise with its day: "yesterday 14:02". `now` is the platform's clock. */
export function sentAt(instant: string, now: number, zone: string, language: Language): string {
  const at = Date.parse(instant);
  if (dayNumber(at, zone) === dayNumber(now, zone)) return clock(at, zone);
  return `${dayName(at, now, zone, language)} ${clock(at, zone)}`;
}
