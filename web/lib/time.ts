import type { Language } from '../../messages/languages';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A remaining time: "44 h 12 min", "4 h 12 min", "12 min", and under ten minutes "9:05". */
export function duration(milliseconds: number, language: Language = 'en'): string {
  if (milliseconds <= 0) return '0:00';
  if (milliseconds < 10 * MINUTE) {
    const seconds = Math.ceil(milliseconds / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)} min`;
  if (milliseconds < 3 * DAY)
    return `${Math.floor(milliseconds / HOUR)} h ${Math.floor((milliseconds % HOUR) / MINUTE)} min`;
  return withUnit(Math.floor(milliseconds / DAY), 'day', language);
}

/** "20:00" in a zone. */
export function clock(instant: number, zone: string): string {
  return format(instant, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** "20:00:03" in a zone, for receipts. */
export function clockWithSeconds(instant: number, zone: string): string {
  return format(instant, zone, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
}

/** "today", "tomorrow", "Monday", or "9 December" once it is more than six days away. */
export function dayName(instant: number, now: number, zone: string, language: Language = 'en'): string {
  const away = dayNumber(instant, zone) - dayNumber(now, zone);
  if (Math.abs(away) < 2) return nearDay(away, language);
  if (Math.abs(away) < 7) return format(instant, zone, { weekday: 'long' }, language);
  return format(instant, zone, { day: 'numeric', month: 'long' }, language);
}

const NEAR_DAYS = ['yesterday', 'today', 'tomorrow'];

/** A table calls it each second, and its language is mostly English. */
function nearDay(away: number, language: Language): string {
  if (language === 'en') return NEAR_DAYS[away + 1] ?? '';
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(away, 'day');
}

/** "Sat 21" */
export function shortDay(instant: number, zone: string, language: Language = 'en'): string {
  return `${format(instant, zone, { weekday: 'short' }, language)} ${format(instant, zone, { day: 'numeric' })}`;
}

/** "Saturday 21 November, 15:48" */
export function longMoment(instant: number, zone: string, language: Language = 'en'): string {
  return dayAndClock(instant, zone, { weekday: 'long', day: 'numeric', month: 'long' }, language);
}

/** "Sat 21 Nov, 15:48" */
export function shortMoment(instant: number, zone: string, language: Language = 'en'): string {
  return dayAndClock(instant, zone, { weekday: 'short', day: 'numeric', month: 'short' }, language);
}

function dayAndClock(
  instant: number,
  zone: string,
  as: Intl.DateTimeFormatOptions,
  language: Language,
): string {
  const day = format(instant, zone, as, language);
  return `${language === 'en' ? day.replace(',', '') : day}, ${clock(instant, zone)}`;
}

/** "21 Nov 2026" */
export function date(instant: number, zone: string, language: Language = 'en'): string {
  return format(instant, zone, { day: 'numeric', month: 'short', year: 'numeric' }, language);
}

/** "20:00 today" */
export function moment(instant: number, now: number, zone: string, language: Language = 'en'): string {
  return `${clock(instant, zone)} ${dayName(instant, now, zone, language)}`;
}

/** The share of a step's time that has passed, from 0 to 1. */
export function elapsed(openedAt: string | null, deadline: string | null, now: number): number {
  if (openedAt === null || deadline === null) return 0;
  const from = Date.parse(openedAt);
  const whole = Date.parse(deadline) - from;
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, (now - from) / whole));
}

/** How urgent a deadline is for a player who owes orders. */
export type Urgency = 'far' | 'near' | 'urgent' | 'last';

export function urgency(milliseconds: number): Urgency {
  if (milliseconds < 10 * MINUTE) return 'last';
  if (milliseconds < 2 * HOUR) return 'urgent';
  return milliseconds < 6 * HOUR ? 'near' : 'far';
}

/** "48 hours", "1 day 12 hours", "45 seconds": a policy's minutes in words. */
export function minutesInWords(minutes: number, language: Language = 'en'): string {
  if (minutes < 1) return withUnit(minutes * 60, 'second', language, 0);
  if (minutes < 120) return withUnit(minutes, 'minute', language);
  if (minutes <= 72 * 60) return withUnit(minutes / 60, 'hour', language);
  return withUnit(minutes / (60 * 24), 'day', language);
}

/** "48 hours", "1,5 Tage" */
export function withUnit(count: number, unit: string, language: Language, maximumFractionDigits = 1): string {
  const as = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits } as const;
  return new Intl.NumberFormat(language, as).format(count);
}

/** The calendar day in a zone, as a running number. */
export function dayNumber(instant: number, zone: string): number {
  const [year = 0, month = 1, day = 1] = formatter('en-CA', { timeZone: zone })
    .format(instant)
    .split('-')
    .map(Number);
  return Math.round(Date.UTC(year, month - 1, day) / DAY);
}

function format(
  instant: number,
  zone: string,
  options: Intl.DateTimeFormatOptions,
  language: Language = 'en',
): string {
  // The same as `localeOf`; importing its module would cost every table more than this.
  return formatter(language === 'en' ? 'en-GB' : language, { ...options, timeZone: zone }).format(instant);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A browser takes milliseconds to create one, and a table needs several each second. */
function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(language, options);
  formatters.set(key, made);
  return made;
}
