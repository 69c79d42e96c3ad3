import { affineSpace } from './affine';
import { circle } from './circle';
import type { Design } from './design';
import { developed } from './developed';
import { transversal } from './transversal';

export type { Design } from './design';

/** The designs for this many players on boards of this size, those with the most rounds first. */
export function designsFor(players: number, size: number): readonly Design[] {
  if (players <= size) return [];
  return [circle, affineSpace, developed, transversal].flatMap((make) => make(players, size) ?? []);
}
