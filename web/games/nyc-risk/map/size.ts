import type { MapPlace, Point } from '../../../components/map/places';

export type Place = MapPlace;

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
