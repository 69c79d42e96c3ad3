export type Point = readonly [number, number];

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lines?: readonly string[];
}

/** Where the name, the Force and the resource of an area are drawn in one of the two layouts. */
export interface Layout {
  readonly label: Label;
  readonly unit: Point;
  /** Centre of the resource's disc, on land. */
  readonly mark: Point | null;
}

/** An area as the map's moving parts need it: anchors for wide and for narrow screens, no outline. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly abbr: string;
  readonly sea: boolean;
  readonly full: Layout;
  readonly compact: Layout;
  /** A second, quieter name, of a sea that the map's edge cuts in two. */
  readonly echo: Label | null;
}

export const SIZE = { width: 1000, height: 639 };
