import type { ChangeRoundClock, RoundClock } from '../../../../../functions/core/round/round-clock.schema';

const MINUTE = 60_000;
/** The longest round of an evening, in minutes: a day. */
const LONGEST = 1440;

/**
 * The clock of a round as this screen counts it. Times are milliseconds of the screen's own count, which no change of
 * the device's clock moves.
 */
export interface ClockState {
  /** The length of the round, in minutes. */
  readonly minutes: number;
  /** When the running clock reaches zero; null while it stands still. */
  readonly endsAt: number | null;
  /** The time that is left while it stands still. */
  readonly left: number;
}

/** The clock that the platform answered, counted from the given moment: when the platform took its time. */
export function clockFrom({ minutes, endsAt, left }: RoundClock, at: number): ClockState {
  return { minutes, endsAt: endsAt === null ? null : at + left, left };
}

/** Whether an answer may replace what is shown: a request may be overtaken by a later one. */
export function isNewer(answer: Pick<RoundClock, 'version'>, shown: Pick<RoundClock, 'version'>): boolean {
  return answer.version >= shown.version;
}

/** A clock as the platform is asked to store it. */
export function wanted(
  clock: ClockState,
  now: number,
): Pick<ChangeRoundClock, 'minutes' | 'running' | 'left'> {
  return { minutes: clock.minutes, running: clock.endsAt !== null, left: Math.round(timeLeft(clock, now)) };
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

/** Gives the round more time, whether the clock runs or not; a day is left at most. */
export function extended(clock: ClockState, minutes: number, now: number): ClockState {
  const left = Math.min(LONGEST * MINUTE, timeLeft(clock, now) + minutes * MINUTE);
  return clock.endsAt === null ? { ...clock, left } : { ...clock, endsAt: now + left };
}

/** "1:29:05" or "4:05"; a begun second counts as a whole one. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
