import type { Label, MapPlace, PlaceLayout, Point } from '../../../components/map/places';
import shapes from './ny2047.shapes.json';

/** Where things of a space are drawn in one of the two layouts. */
export interface Layout extends PlaceLayout {
  readonly mark?: Point;
}

/** A space of the board. */
export interface Place extends MapPlace<Layout> {
  readonly kind: 'land' | 'water';
  readonly star: boolean;
  readonly turreton: string | null;
}

interface DrawnSpace {
  readonly id: string;
  readonly name: string;
  readonly abbr: string;
  readonly kind: string;
  readonly d: string;
  readonly home?: string;
  readonly star?: boolean;
  readonly turreton?: string;
  readonly label: Label;
  readonly unit: readonly number[];
  readonly mark?: readonly number[];
  readonly compact: {
    readonly label: Label;
    readonly unit: readonly number[];
    readonly mark?: readonly number[];
  };
}

export interface Beyond {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly d: string;
  readonly label?: Label;
}

export interface Crossing {
  readonly name: string;
  readonly type: string;
  readonly line: readonly (readonly number[])[];
}

export const SPACES = shapes.spaces as unknown as readonly DrawnSpace[];
export const BEYOND = shapes.beyond as unknown as readonly Beyond[];
export const CROSSINGS = shapes.crossings as unknown as readonly Crossing[];
export const COAST: string = shapes.coast;

/** The anchors of every space, in map file order. */
export const PLACES: readonly Place[] = SPACES.map((space) => ({
  id: space.id,
  name: space.name,
  abbr: space.abbr,
  kind: space.kind === 'water' ? 'water' : 'land',
  star: space.star === true,
  turreton: space.turreton ?? null,
  full: layoutOf(space),
  compact: layoutOf(space.compact),
}));

function layoutOf(drawn: {
  readonly label: Label;
  readonly unit: readonly number[];
  readonly mark?: readonly number[];
}): Layout {
  const { label, unit, mark } = drawn;
  return { label, unit: pointOf(unit), ...(mark === undefined ? {} : { mark: pointOf(mark) }) };
}

function pointOf([x = 0, y = 0]: readonly number[]): Point {
  return [x, y];
}
