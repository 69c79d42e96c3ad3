import type { Pace } from '../game';
import { afterHolidays } from './holidays';
import { deadlineAfter } from './next-deadline';
import type { DeadlinePolicy } from './policy';
import { afterQuietHours, type QuietHours } from './quiet-hours';

/** The reasons that move a step's deadline for a seat that owes orders. */
export interface Waited {
  /** Booked days in the policy's zone: "2026-12-25". */
  readonly holidays: readonly string[];
  readonly quiet: QuietHours | null;
  /** Its reserve beyond the time of a decision, in milliseconds. */
  readonly reserve: number;
}

/** A step's deadline, and by how much holidays and quiet hours have moved it; milliseconds. */
export interface StepDeadline {
  readonly deadline: number;
  readonly moved: number;
}

/**
 * The deadline of a step that opens at an instant (milliseconds since 1970) and waits for these seats: by the policy,
 * plus the reserve of a single seat that decides; then moved past booked days; then, for a single seat, past its quiet
 * hours, once.
 */
export function stepDeadline(
  policy: DeadlinePolicy,
  pace: Pace,
  opened: number,
  waited: readonly Waited[],
): StepDeadline {
  const usual = deadlineAfter(policy, pace, opened);
  const [single] = isSingle(pace) && waited.length === 1 ? waited : [];
  const timed = pace === 'decision' ? usual + (single?.reserve ?? 0) : usual;
  const days = waited.flatMap(({ holidays }) => holidays);
  const present = days.length === 0 ? timed : afterHolidays(policy, days, timed);
  const quiet = policy.quietHours === true ? (single?.quiet ?? null) : null;
  const deadline = quiet === null ? present : afterQuietHours(quiet, present);
  return { deadline, moved: deadline - timed };
}

/** Whether a step of this pace is one seat's decision, which is carried out as soon as it is made. */
export function isSingle(pace: Pace): boolean {
  return pace === 'decision' || pace === 'reaction';
}
