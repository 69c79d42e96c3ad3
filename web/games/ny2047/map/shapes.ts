import shapes from './ny2047.shapes.json';

export type Point = readonly [number, number];

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rotate?: number;
  readonly lines?: readonly string[];
}

/** Where things of a space are drawn in one of the two layouts. */
export interface Layout {
  readonly label: Label;
  readonly unit: Point;
  readonly mark?: Point;
}

/** A space as the map's moving parts need it: anchors for wide and for narrow screens, no outline. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly abbr: string;
  readonly kind: 'land' | 'water';
  readonly star: boolean;
  readonly turreton: string | null;
  readonly full: Layout;
  readonly compact: Layout;
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
