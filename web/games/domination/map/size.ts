import type { Label, MapPlace, PlaceLayout, Point } from '../../../components/map/places';

/** Where the name, the Force and the resource of an area are drawn in one of the two layouts. */
export interface Layout extends PlaceLayout {
  /** Centre of the resource's disc, on land. */
  readonly mark: Point | null;
}

/** An area of the board. */
export interface Place extends MapPlace<Layout> {
  readonly sea: boolean;
  /** A second, quieter name, of a sea that the map's edge cuts in two. */
  readonly echo: Label | null;
}

export const SIZE = { width: 1000, height: 639 };
