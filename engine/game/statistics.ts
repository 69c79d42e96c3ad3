import type { SeatId } from '../game-identity';
import type { Message } from './message';
import type { StepResult } from './step-result';

/** What one seat did for or against another in a step. Moderators compare how often it happens (`fair-play`). */
export interface Dealing {
  readonly from: SeatId;
  readonly to: SeatId;
  readonly kind: 'help' | 'harm';
}

/** Something that a game counts for the awards at its end. */
export interface Statistic {
  readonly id: string;
  /** What the award for the most of it is called: "Most captures". */
  readonly award: Message | string;
  /** That somebody did it so often, in words that follow a name: "took 7 spaces from others". */
  did(count: number): Message | string;
}

/** What a game counts for the awards at its end. */
export interface GameStatistics {
  readonly kinds: readonly Statistic[];
  /** Who did what in a step, as far as everybody saw it; one entry for each time. */
  doneIn(result: StepResult<unknown>): readonly { readonly seat: SeatId; readonly deed: string }[];
}
