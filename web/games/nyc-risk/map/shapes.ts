import { layoutOf, pointOf } from '../../../components/map/map-file';
import type { Label } from '../../../components/map/places';
import type { Geography, Passage, Place } from './geometry';
import shapes from './nyc-risk.shapes.json';

interface DrawnHood extends Omit<Place, 'full' | 'compact'> {
  readonly d: string;
  readonly label: Label;
  readonly unit: readonly number[];
  readonly compact: { readonly label: Label; readonly unit: readonly number[] };
  readonly airport?: readonly number[];
  readonly stadium?: readonly number[];
}

interface Beyond {
  readonly id: string;
  readonly name: string;
  readonly d: string;
  readonly label?: Label;
}

export const DRAWN_HOODS = shapes.spaces as unknown as readonly DrawnHood[];
export const BEYOND = shapes.beyond as unknown as readonly Beyond[];
export const COAST: string = shapes.coast;
export const BOROUGH_OUTLINES: readonly { readonly id: string; readonly d: string }[] = shapes.boroughs;
export const WATERS: readonly (Label & { readonly name: string })[] = shapes.waters;
export const STOPS = shapes.train;

/** Crossings over water; unmarked passages of the board are plain borders. */
export const PASSAGES: readonly Passage[] = shapes.crossings
  .filter(({ marked, over }) => marked || over === 'water')
  .map(({ id, name, kind, line: [from = [], to = []] }) => ({
    id,
    name,
    kind,
    ends: [pointOf(from), pointOf(to)],
  }));

export const GEOGRAPHY: Geography = {
  places: DRAWN_HOODS.map(({ id, name, abbr, label, unit, compact }) => ({
    id,
    name,
    abbr,
    full: layoutOf({ label, unit }),
    compact: layoutOf(compact),
  })),
  passages: PASSAGES,
  stops: STOPS.map(({ x, y }) => [x, y]),
};
