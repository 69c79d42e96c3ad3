const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A remaining time: "44 h 12 min", "4 h 12 min", "12 min", and under ten minutes "9:05". */
export function duration(milliseconds: number): string {
  if (milliseconds <= 0) return '0:00';
  if (milliseconds < 10 * MINUTE) {
    const seconds = Math.ceil(milliseconds / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)} min`;
  if (milliseconds < 3 * DAY)
    return `${Math.floor(milliseconds / HOUR)} h ${Math.floor((milliseconds % HOUR) / MINUTE)} min`;
  return `${Math.floor(milliseconds / DAY)} days`;
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
export function dayName(instant: number, now: number, zone: string): string {
  const away = dayNumber(instant, zone) - dayNumber(now, zone);
  if (away === 0) return 'today';
  if (away === 1) return 'tomorrow';
  if (away === -1) return 'yesterday';
  if (Math.abs(away) < 7) return format(instant, zone, { weekday: 'long' });
  return format(instant, zone, { day: 'numeric', month: 'long' });
}

/** "Sat 21" */
export function shortDay(instant: number, zone: string): string {
  return `${format(instant, zone, { weekday: 'short' })} ${format(instant, zone, { day: 'numeric' })}`;
}

/** "Saturday 21 November, 15:48" */
export function longMoment(instant: number, zone: string): string {
  const day = format(instant, zone, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
  return `${day}, ${clock(instant, zone)}`;
}

/** "Sat 21 Nov, 15:48" */
export function shortMoment(instant: number, zone: string): string {
  const day = format(instant, zone, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');
  return `${day}, ${clock(instant, zone)}`;
}

/** "21 Nov 2026" */
export function date(instant: number, zone: string): string {
  return format(instant, zone, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** "20:00 today" */
export function moment(instant: number, now: number, zone: string): string {
  return `${clock(instant, zone)} ${dayName(instant, now, zone)}`;
}

/** How much of a step's time has passed, from 0 to 1. */
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
export function minutesInWords(minutes: number): string {
  if (minutes < 1) return `${Math.round(minutes * 60)} seconds`;
  if (minutes < 120) return counted(Math.round(minutes * 10) / 10, 'minute');
  if (minutes <= 72 * 60) return counted(Math.round((minutes / 60) * 10) / 10, 'hour');
  return counted(Math.round((minutes / (60 * 24)) * 10) / 10, 'day');
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

/** A count that opens a sentence: "Three", and figures from eleven on. */
export function numberWord(count: number): string {
  return SMALL[count] ?? String(count);
}

/** Which day of the calendar it is in a zone, as a running number. */
export function dayNumber(instant: number, zone: string): number {
  const [year = 0, month = 1, day = 1] = formatter('en-CA', { timeZone: zone })
    .format(instant)
    .split('-')
    .map(Number);
  return Math.round(Date.UTC(year, month - 1, day) / DAY);
}

function format(instant: number, zone: string, options: Intl.DateTimeFormatOptions): string {
  return formatter('en-GB', { ...options, timeZone: zone }).format(instant);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A browser takes milliseconds to make one, and a table asks for some each second. */
function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(language, options);
  formatters.set(key, made);
  return made;
}
