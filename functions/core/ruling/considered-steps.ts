import type { GameSystem } from '../../../engine/game';
import type { GameRecord, Gate, StepRecord } from '../game/games.records';
import type { PositionChange } from './corrected-position';
import type { TakeBackRecord } from './rulings.records';

/** A possible ruling on steps, with its effects. */
export interface ConsideredSteps {
  readonly game: GameRecord;
  readonly system: GameSystem;
  readonly gate: Gate;
  readonly takeBack: TakeBackRecord;
  /** The steps that are taken back, as they were. */
  readonly taken: readonly StepRecord[];
  /** The last step now, and the last one that would stand. */
  readonly before: StepRecord;
  readonly after: StepRecord;
  /** Steps as they would be written, the corrected one first. */
  readonly rewritten: readonly StepRecord[];
  readonly changes: readonly PositionChange[];
}
