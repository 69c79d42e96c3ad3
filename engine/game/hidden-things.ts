import type { Random } from '../random';

/** How a system handles what views hide. */
export interface HiddenThings<Position> {
  /**
   * Shuffles the piles with a hidden order when steps that have been seen are reopened. No view of the position
   * changes. Absent: the game has no such piles.
   */
  shuffleHidden?(position: Position, random: Random): Position;
  /**
   * A whole position that gives its viewer this same view: hidden parts are dealt from the stream, never taken from the
   * game. For studies. Absent: views hide nothing.
   */
  dealHidden?(view: unknown, random: Random): Position;
  /** True where everybody may see all steps of a game that is over. Absent: what a step has hidden stays hidden. */
  readonly opensWhenOver?: true;
}
