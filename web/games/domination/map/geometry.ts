import type { MarkedLayout } from '../../../components/map/map-file';
import type { Label, MapPlace } from '../../../components/map/places';

/** An area of the board; its mark is the disc of its resource, on land. */
export interface Place extends MapPlace<MarkedLayout> {
  readonly sea: boolean;
  /** A second, lighter name, of a sea that the map's edge cuts in two. */
  readonly echo: Label | null;
}

export const SIZE = { width: 1000, height: 639 };
