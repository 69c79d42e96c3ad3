import type { Point } from '../../../components/map/places';
import type { Passage } from './geometry';

/** The line of a crossing. */
export function pathOf({ ends: [from, to] }: Passage): string {
  return `M${from.join(' ')}L${to.join(' ')}`;
}

export function middleOf({ ends: [from, to] }: Passage): Point {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}
