import type { MapPlace, Point } from '../../../components/map/places';

export type Place = MapPlace;

/** A crossing as drawn, with an end inside each of the hoods that it joins. */
export interface Passage {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly ends: readonly [Point, Point];
}

/** The geometry for the moving parts of the map. */
export interface Geography {
  readonly places: readonly Place[];
  readonly passages: readonly Passage[];
  /** The positions of the A-train's stops, in the order of its line. */
  readonly stops: readonly Point[];
}

export const SIZE = { width: 1000, height: 1043 };
