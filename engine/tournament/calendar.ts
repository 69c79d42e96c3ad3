import { deadlineAfter } from '../deadlines/next-deadline';
import type { DeadlinePolicy } from '../deadlines/policy';
import { type DeadlineCounts, type GameLength, PACES, type Pace } from '../game';

/** When a round of a season is expected to be played. Instants in milliseconds since 1970. */
export interface RoundDates {
  readonly round: number;
  readonly opens: number;
  readonly firstDeadline: number;
  /** Its end if games have their usual length and every step takes its whole time. */
  readonly usualEnd: number;
  /** The end that no game of the round exceeds, counted from the latest opening; null if there is none in sight. */
  readonly latestEnd: number | null;
}

/** The opening of a round, given when the previous one opened and is expected to end. */
export type NextOpening = (round: number, opened: number, ends: number) => number;

/** Rounds that follow each other without a pause. */
const AT_ONCE: NextOpening = (_, __, ends) => ends;

/** Ten years in milliseconds: no one plans further, and computing the days of thousands of steps is slow. */
const HORIZON = 10 * 366 * 24 * 60 * 60_000;

/**
 * The dates of a season's rounds, from the opening of the first. Rounds and latest ends more than ten years after the
 * start are left out.
 */
export function calendarOf(
  policy: DeadlinePolicy,
  length: GameLength,
  rounds: number,
  start: number,
  next: NextOpening = AT_ONCE,
): readonly RoundDates[] {
  const dates: RoundDates[] = [];
  let opens = start;
  let latest: number | null = start;
  for (let round = 1; round <= rounds; round += 1) {
    const usualEnd = playedThrough(policy, length.usual, opens, start + HORIZON);
    if (usualEnd === null) break;
    latest =
      latest === null || length.most === null
        ? null
        : playedThrough(policy, length.most, latest, start + HORIZON);
    const [first = 'orders'] = stepsOf(length.usual);
    dates.push({
      round,
      opens,
      firstDeadline: deadlineAfter(policy, first, opens),
      usualEnd,
      latestEnd: latest,
    });
    opens = next(round + 1, opens, usualEnd);
    if (latest !== null) latest = Math.max(latest, opens);
  }
  return dates;
}

/** When the last of a number of steps closes, if each opens when the previous one closes; null beyond the horizon. */
function playedThrough(
  policy: DeadlinePolicy,
  counts: DeadlineCounts,
  opens: number,
  horizon: number,
): number | null {
  let instant = opens;
  for (const pace of stepsOf(counts)) {
    instant = deadlineAfter(policy, pace, instant);
    if (instant > horizon) return null;
  }
  return instant;
}

/** The steps of a game, those of each pace spread evenly over it. */
function stepsOf(counts: DeadlineCounts): readonly Pace[] {
  return PACES.flatMap((pace) => {
    const count = counts[pace] ?? 0;
    return Array.from({ length: count }, (_, at) => ({ pace, when: (at + 1) / (count + 1) }));
  })
    .sort((one, other) => one.when - other.when)
    .map(({ pace }) => pace);
}
