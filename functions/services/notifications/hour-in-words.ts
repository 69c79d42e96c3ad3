import { type Language, localeOf } from '../../../messages/languages';
import type { SeasonRecord } from '../../store/records';

/** An instant in words, as the clocks of the season's zone show it: "5 January 2027, 20:00 (Europe/Berlin)". */
export function hourIn({ deadlines: { zone = 'UTC' } }: Pick<SeasonRecord, 'deadlines'>, at: number): string {
  return hourInZone(zone, at);
}

/** The same in any zone and language. */
export function hourInZone(zone: string, at: number, language: Language = 'en'): string {
  const locale = localeOf(language);
  const day = new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: 'long' }).format(at);
  const time = new Intl.DateTimeFormat(locale, { timeZone: zone, timeStyle: 'short' }).format(at);
  return `${day}, ${time} (${zone})`;
}
