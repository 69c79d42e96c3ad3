import type { SeatId } from '../game-identity';
import type { Message } from './message';

/** A board as spaces and pieces, for pages that draw the board of a game without a drawing of its own. */
export interface Board {
  readonly spaces: readonly BoardSpace[];
  /**
   * Pairs of spaces that lines join, by their ids; spaces are points on these lines. Absent: spaces are the squares of a
   * grid.
   */
  readonly edges?: readonly (readonly [one: string, other: string])[];
  readonly pieces: readonly BoardPiece[];
}

export interface BoardSpace {
  readonly id: string;
  /** Its name for readers, the same in every language: "a7", "Harlem". */
  readonly name: string;
  /** Its place; the nearest spaces are 1 apart. `y` counts from the top. */
  readonly at: readonly [x: number, y: number];
}

export interface BoardPiece {
  /** The id of its space. */
  readonly at: string;
  /** Its owner; null for a piece of no seat. */
  readonly seat: SeatId | null;
  /** What it is: "man". */
  readonly name: Message | string;
  /** A letter or two that are drawn on it, where a game has several kinds. */
  readonly sign?: string;
}
