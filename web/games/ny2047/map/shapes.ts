import { type FiledPlace, layoutOf, type MarkedLayout } from '../../../components/map/map-file';
import type { Label, MapPlace } from '../../../components/map/places';
import shapes from './ny2047.shapes.json';

/** A space of the board. */
export interface Place extends MapPlace<MarkedLayout> {
  readonly kind: 'land' | 'water';
  readonly star: boolean;
  readonly turreton: string | null;
}

interface DrawnSpace extends FiledPlace {
  readonly home?: string;
  readonly star?: boolean;
  readonly turreton?: string;
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

export const SIZE = { width: 1000, height: 1022 };

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
