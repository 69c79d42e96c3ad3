import type { BySeat, SeatId, StepResult } from './game';

/**
 * One idea of a game on a small board: what the others do, and when it is done. Plain data but for its goal. Its title,
 * what it asks, its hints and what is said at its end stand in `messages/<language>/lessons-<game>.json`.
 */
export interface Lesson<Position = unknown, Order = unknown> {
  /** Its name in addresses and among the texts, once in each game. */
  readonly id: string;
  /** How many hints there are, from a nudge to nearly the answer; none in a lesson that is a problem. */
  readonly hints: 0 | 2;
  /** The numbers of the rules that it is about. */
  readonly rules: readonly string[];
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
