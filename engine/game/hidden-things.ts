import type { Random } from '../random';

/** What a system does about what views hide. */
export interface HiddenThings<Position> {
  /**
   * Shuffles the piles whose order nobody knows, when steps that have been seen are opened again. No view of the
   * position changes. Absent: the game has no such piles.
   */
  shuffleHidden?(position: Position, random: Random): Position;
  /**
   * A whole position that looks to its viewer like this view: what the view hides is dealt from the stream, never taken
   * from the game. For studies. Absent: views hide nothing.
   */
  dealHidden?(view: unknown, random: Random): Position;
}
