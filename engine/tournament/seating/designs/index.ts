import { affineSpace } from './affine';
import { circle } from './circle';
import type { Design } from './design';
import { developed } from './developed';
import { transversal } from './transversal';

export type { Design } from './design';

/** The design with the most rounds for this many players on boards of this size; undefined if none is known. */
export function designFor(players: number, size: number): Design | undefined {
  if (players <= size) return undefined;
  return (
    circle(players, size) ??
    affineSpace(players, size) ??
    developed(players, size) ??
    transversal(players, size)
  );
}
