const MINUTE = 60_000;
/** The longest round of an evening: a day. */
const LONGEST = 1440;
const USUAL_MINUTES = 90;

/** The clock of a round, as this browser stores it; times are milliseconds. */
export interface ClockState {
  /** The length of the round, in minutes. */
  readonly minutes: number;
  /** When the running clock reaches zero, by the clock of this device; null while it stands still. */
  readonly endsAt: number | null;
  /** The time that is left while it stands still. */
  readonly left: number;
}

export const NEW_CLOCK: ClockState = { minutes: USUAL_MINUTES, endsAt: null, left: USUAL_MINUTES * MINUTE };

/** A stored clock; a new one for what cannot be read. */
export function readClock(stored: string | null): ClockState {
  const { minutes, endsAt, left } = objectIn(stored);
  const isLength =
    typeof minutes === 'number' && Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST;
  const isClock =
    isLength && (endsAt === null || typeof endsAt === 'number') && typeof left === 'number' && left >= 0;
  return isClock ? { minutes, endsAt, left } : NEW_CLOCK;
}

function objectIn(stored: string | null): Partial<Record<keyof ClockState, unknown>> {
  try {
    return (JSON.parse(stored ?? '') as object | null) ?? {};
  } catch {
    return {};
  }
}

/** The time that is left, in milliseconds, never below zero. */
export function timeLeft({ endsAt, left }: ClockState, now: number): number {
  return endsAt === null ? left : Math.max(0, endsAt - now);
}

/** Starts a clock that stands still, and stops one that runs. */
export function toggled(clock: ClockState, now: number): ClockState {
  const left = timeLeft(clock, now);
  return clock.endsAt === null ? { ...clock, endsAt: now + left, left } : { ...clock, endsAt: null, left };
}

/** Sets the length of the round, and returns to its beginning. */
export function withMinutes(minutes: number): ClockState {
  const whole = Math.min(LONGEST, Math.max(1, Math.round(minutes)));
  return { minutes: whole, endsAt: null, left: whole * MINUTE };
}

/** Gives the round more time, whether the clock runs or not. */
export function extended(clock: ClockState, minutes: number, now: number): ClockState {
  const left = timeLeft(clock, now) + minutes * MINUTE;
  return clock.endsAt === null ? { ...clock, left } : { ...clock, endsAt: now + left };
}

/** "1:29:05" or "4:05"; a begun second counts as a whole one. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
