/**
 * A plan of rounds in which no two players meet twice: points represent players, and each class of blocks is a round,
 * in which every point is in exactly one block.
 */
export interface Design {
  readonly points: number;
  /** Points in a block: the players of a board. */
  readonly size: number;
  /** The number of rounds. */
  readonly classes: number;
  /** The blocks of a round, which partition all points. */
  blocks(round: number): readonly (readonly number[])[];
  /** Sets of points that meet in the last round of the design at the earliest, if at all; they partition all points. */
  readonly strangers: readonly (readonly number[])[];
}

/** A list of whole numbers from 0. */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number);
}

/** The design of these rounds, whose last one is reserved for players who are to be kept apart. */
export function designOf(
  points: number,
  size: number,
  classes: number,
  blocks: Design['blocks'],
  strangers: Design['strangers'] = blocks(classes - 1),
): Design {
  return { points, size, classes, blocks, strangers };
}
