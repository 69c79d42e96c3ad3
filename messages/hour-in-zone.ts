import { type Language, localeOf } from './languages';

/** An instant in the local time of a zone. */
export interface Hour {
  readonly at: number;
  /** An IANA time zone. */
  readonly zone: string;
}

/** The instant in words: "5 January 2027, 20:00 (Europe/Berlin)". */
export function hourInZone(zone: string, at: number, language: Language): string {
  const locale = localeOf(language);
  const day = new Intl.DateTimeFormat(locale, { timeZone: zone, dateStyle: 'long' }).format(at);
  const time = new Intl.DateTimeFormat(locale, { timeZone: zone, timeStyle: 'short' }).format(at);
  return `${day}, ${time} (${zone})`;
}
