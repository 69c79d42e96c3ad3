export type Point = readonly [number, number];

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rotate?: number;
  readonly lines?: readonly string[];
}

/** Where the name and the armies of a hood are drawn in one of the two layouts. */
export interface Layout {
  readonly label: Label;
  readonly unit: Point;
}

/** A hood as the map's moving parts need it: anchors for wide and for narrow screens, no outline. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly abbr: string;
  readonly full: Layout;
  readonly compact: Layout;
}

/** A crossing as drawn, with an end inside each of the hoods it joins. */
export interface Passage {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly ends: readonly [Point, Point];
}

/** What the moving parts of the map are laid out by. */
export interface Geography {
  readonly places: readonly Place[];
  readonly passages: readonly Passage[];
  /** Where the stops of the A-train lie, in the order of its line. */
  readonly stops: readonly Point[];
}

export const SIZE = { width: 1000, height: 1043 };
