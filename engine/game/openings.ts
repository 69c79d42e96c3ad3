import type { SeatId } from '../game-identity';
import type { StepResult } from './step-result';

/** How the seats of a game open it, so that games that began alike can be compared once they are over. */
export interface Openings {
  /** What is compared: "First turn", "First two hoods". */
  readonly title: string;
  /**
   * The opening of each seat, in words that are the same for the same opening; a seat that never had one is left out.
   * @param steps the game from its set-up on, as it was played
   */
  of(steps: readonly StepResult<unknown>[]): Readonly<Record<SeatId, string>>;
}
