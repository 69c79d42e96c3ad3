export type Point = readonly [number, number];

/** The position of a name on a map. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rotate?: number;
  readonly lines?: readonly string[];
}

/** The positions of the name and the pieces of a place in one of the two layouts. */
export interface PlaceLayout {
  readonly label: Label;
  readonly unit: Point;
}

/** A place for a map's moving parts: anchors for wide and for narrow screens, no outline. */
export interface MapPlace<Layout extends PlaceLayout = PlaceLayout> {
  readonly id: string;
  readonly name: string;
  readonly abbr: string;
  readonly full: Layout;
  readonly compact: Layout;
}
