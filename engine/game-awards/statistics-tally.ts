import type { GameSystem, SeatId, StepResult } from '../game';

/** How often a seat did what its game counts for the awards at the end. */
export interface StatisticsTally {
  readonly seat: SeatId;
  readonly deed: string;
  readonly count: number;
}

/** Counts the deeds of all seats in the steps of a game; what nobody did has no entry. */
export function statisticsTally(
  { deeds }: Pick<GameSystem, 'deeds'>,
  steps: readonly StepResult<unknown>[],
): readonly StatisticsTally[] {
  const counts = new Map<string, StatisticsTally>();
  for (const { seat, deed } of steps.flatMap((step) => deeds?.doneIn(step) ?? [])) {
    const key = `${seat} ${deed}`;
    counts.set(key, { seat, deed, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}
