import type { SeatId } from '../game-identity';
import type { StepResult } from './step-result';

/** The openings of a game's seats, so that games with the same opening can be compared once they are over. */
export interface Openings {
  /** The subject of the comparison: "First turn", "First two hoods". */
  readonly title: string;
  /**
   * The opening of each seat, with the same words for the same opening; a seat without one is left out.
   * @param steps the game from its set-up on, as it was played
   */
  of(steps: readonly StepResult<unknown>[]): Readonly<Record<SeatId, string>>;
}
