export type Point = readonly [number, number];

/** Where a name is written on a map. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rotate?: number;
  readonly lines?: readonly string[];
}

/** Where the name and the pieces of a place are drawn in one of the two layouts. */
export interface PlaceLayout {
  readonly label: Label;
  readonly unit: Point;
}

/** A place as a map's moving parts need it: anchors for wide and for narrow screens, no outline. */
export interface MapPlace<Layout extends PlaceLayout = PlaceLayout> {
  readonly id: string;
  readonly name: string;
  readonly abbr: string;
  readonly full: Layout;
  readonly compact: Layout;
}
