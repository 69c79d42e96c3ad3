import type { CSSProperties } from 'react';
import type { Point } from './places';

/** The places from which pieces moved in this step, by the places where they are now. */
export type Arrivals = ReadonlyMap<string, string>;

export const NO_ARRIVALS: Arrivals = new Map();

/** Lets a piece arrive from another place: the way as custom properties of its group. */
export function arrivalFrom(
  from: Point | undefined,
  to: Point,
): { readonly className?: string; readonly style?: CSSProperties } {
  if (from === undefined) return {};
  const way = { '--from-x': `${from[0] - to[0]}px`, '--from-y': `${from[1] - to[1]}px` };
  return { className: 'arriving', style: way as CSSProperties };
}
