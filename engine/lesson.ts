import type { BySeat, SeatId, StepResult } from './game';

/** One idea of a game on a small board: what is asked, what the others do, and when it is done. Plain data but for its goal. */
export interface Lesson<Position = unknown, Order = unknown> {
  /** Its name in addresses, once in each game. */
  readonly id: string;
  readonly title: string;
  /** What the learner should do, in one or two sentences. */
  readonly asks: string;
  /** From a nudge to nearly the answer; none in a lesson that is a problem. */
  readonly hints: readonly string[];
  /** The numbers of the rules that it is about. */
  readonly rules: readonly string[];
  /** The idea, said once it has worked. */
  readonly done: string;
  /** What to look at, said when it has not. */
  readonly missed: string;
  /** Options of the game that differ from the usual ones. */
  readonly options?: object;
  readonly seats: readonly SeatId[];
  /** The learner's seat. */
  readonly seat: SeatId;
  /** As the game's `read` takes it; what is left out has its documented default. */
  readonly position: object;
  /** What the other seats order whenever they are asked. A seat without an entry stays silent. */
  readonly others?: BySeat<readonly Order[]>;
  /** How often the learner may give orders before the lesson counts as missed. */
  readonly turns: number;
  /** Everything that chance decides in the lesson follows from it. */
  readonly seed?: string;
  /** Orders that reach the goal, turn by turn. Tests play them. */
  readonly solution: readonly (readonly Order[])[];
  /** Whether the steps so far, the latest last, have reached what is asked. */
  goal(results: readonly StepResult<Position>[]): boolean;
}

/** How many lessons a game has: fewer teach too little, more are not finished. */
export const LESSONS_A_GAME = { min: 6, max: 10 } as const;
