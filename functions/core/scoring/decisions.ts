import type { GameSystem } from '../../../engine/game';
import type { StepRecord } from '../game/games.records';

/** A decision that a seat owed in a step, and whether its orders were there when the step closed. */
export interface Decision {
  readonly step: number;
  readonly seat: string;
  readonly kept: boolean;
}

/** Every decision that seats owed in consecutive steps, oldest first. */
export function decisionsIn(system: GameSystem, steps: readonly StepRecord[]): readonly Decision[] {
  return steps.flatMap(({ step, given }, at) => {
    const before = steps[at - 1];
    const owing = before === undefined ? [] : (system.pending(before.position)?.seats ?? []);
    return owing
      .filter(({ owes }) => owes)
      .map(({ seat }) => ({ step, seat, kept: Object.hasOwn(given, seat) }));
  });
}
