import type { GameSystem, SeatId, StepResult } from '../game';

/** How often a seat did each thing that the statistics of its game count for the awards at the end. */
export interface StatisticsTally {
  readonly seat: SeatId;
  readonly deed: string;
  readonly count: number;
}

/** Counts the statistics of all seats in the steps of a game; a count of zero has no entry. */
export function statisticsTally(
  { statistics }: Pick<GameSystem, 'statistics'>,
  steps: readonly StepResult<unknown>[],
): readonly StatisticsTally[] {
  const counts = new Map<string, StatisticsTally>();
  for (const { seat, deed } of steps.flatMap((step) => statistics?.doneIn(step) ?? [])) {
    const key = `${seat} ${deed}`;
    counts.set(key, { seat, deed, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}
