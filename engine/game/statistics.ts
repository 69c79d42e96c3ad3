import type { SeatId } from '../game-identity';
import type { Message } from './message';
import type { StepResult } from './step-result';

/** One seat's help or harm to another in a step. Moderators compare how often it happens (`fair-play`). */
export interface Dealing {
  readonly from: SeatId;
  readonly to: SeatId;
  readonly kind: 'help' | 'harm';
}

/** Something that a game counts for the awards at its end. */
export interface Statistic {
  readonly id: string;
  /** The name of the award for the highest count: "Most captures". */
  readonly award: Message | string;
  /** The count in words that follow a name: "took 7 spaces from others". */
  did(count: number): Message | string;
}

/** The statistics that a game counts for the awards at its end. */
export interface GameStatistics {
  readonly kinds: readonly Statistic[];
  /** The counted actions of a step, as far as they were public; one entry each time. */
  doneIn(result: StepResult<unknown>): readonly { readonly seat: SeatId; readonly deed: string }[];
}
