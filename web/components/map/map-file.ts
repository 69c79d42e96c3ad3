import type { Label, PlaceLayout, Point } from './places';

/** The positions of a place's parts in one of the two layouts of a map's file. */
export interface FiledLayout {
  readonly label: Label;
  readonly unit: readonly number[];
  readonly mark?: readonly number[];
}

/** A place in a map's file; the place itself has the positions of the full layout. */
export interface FiledPlace extends FiledLayout {
  readonly id: string;
  readonly name: string;
  readonly abbr: string;
  readonly kind: string;
  /** Its outline. */
  readonly d: string;
  readonly compact: FiledLayout;
}

/** The layout of a place with a mark of its own beside its piece: a star, a centre, a resource. */
export interface MarkedLayout extends PlaceLayout {
  readonly mark: Point | null;
}

export function layoutOf({ label, unit, mark }: FiledLayout): MarkedLayout {
  return { label, unit: pointOf(unit), mark: mark === undefined ? null : pointOf(mark) };
}

export function pointOf([x = 0, y = 0]: readonly number[]): Point {
  return [x, y];
}
