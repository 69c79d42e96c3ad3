import type { BySeat, SeatId, StepResult } from './game';

/**
 * One idea of a game on a small board: the orders of the other seats, and the goal. Plain data except for its goal. Its
 * title, task, hints and closing text are in `messages/<language>/lessons-<game>.json`.
 */
export interface Lesson<Position = unknown, Order = unknown> {
  /** Its name in addresses and message keys, unique in each game. */
  readonly id: string;
  /** The number of hints, from a nudge to nearly the answer; none in a lesson that is a problem. */
  readonly hints: 0 | 2;
  /** The numbers of the rules that it is about. */
  readonly rules: readonly string[];
  /**
   * The places and the cards that it speaks of, which stay in view while it is played. A card that is named after a place
   * has `card:` before its name.
   */
  readonly shows: readonly string[];
  /** Options of the game that differ from the usual ones. */
  readonly options?: object;
  readonly seats: readonly SeatId[];
  /** The learner's seat. */
  readonly seat: SeatId;
  /** In the form that the game's `read` takes; omitted fields have their documented defaults. */
  readonly position: object;
  /** The orders that the other seats give whenever they are asked. A seat without an entry sends none. */
  readonly others?: BySeat<readonly Order[]>;
  /** How often the learner may give orders before the lesson counts as missed. */
  readonly turns: number;
  /** The seed of every random decision in the lesson. */
  readonly seed?: string;
  /** Orders that reach the goal, turn by turn. Tests play them. */
  readonly solution: readonly (readonly Order[])[];
  /** Whether the steps so far, the latest last, have reached the goal. */
  goal(results: readonly StepResult<Position>[]): boolean;
}

/** How many lessons a game has: fewer teach too little, more are not finished. */
export const LESSONS_A_GAME = { min: 6, max: 10 } as const;
