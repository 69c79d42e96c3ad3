import type { SeatId } from '../game-identity';

/** The fate of one order: `result` is one of the game's codes, `reason` the number of the rule that decided. */
export interface Verdict {
  readonly seat: SeatId;
  /** The order exactly as it was given, or the default that stood in for it. */
  readonly order: unknown;
  readonly result: string;
  readonly reason: string;
  /** Where the units stood that decided it, in games that say so. */
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
  /** The ending in the game's own words and form, as its rules document defines it; null while it goes on. */
  readonly outcome: object | null;
}
