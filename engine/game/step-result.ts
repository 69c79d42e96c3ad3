import type { SeatId } from '../game-identity';

/** The outcome of one order: `result` is one of the game's codes, `reason` the number of the rule that decided. */
export interface Verdict {
  readonly seat: SeatId;
  /** The order exactly as it was given, or the default that replaced it. */
  readonly order: unknown;
  readonly result: string;
  readonly reason: string;
  /** The positions of the units that decided it, in games that provide them. */
  readonly by?: readonly string[];
}

/** Something that happened in a step, in the order of the game's rules. Further fields depend on `type`. */
export interface GameEvent {
  readonly type: string;
}

export interface StepResult<Position> {
  readonly orders: readonly Verdict[];
  readonly position: Position;
  readonly events: readonly GameEvent[];
  /** The ending in the game's own terms and form, as defined in its rules document; null while the game is running. */
  readonly outcome: object | null;
}
