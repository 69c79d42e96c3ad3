import type { Label, Point } from '../../../components/map/places';
import shapes from './classic.shapes.json';
import type { Layout, Place } from './size';

interface DrawnLayout {
  readonly label: Label;
  readonly unit: readonly number[];
  readonly mark?: readonly number[];
  readonly dislodged: readonly number[];
  readonly coasts?: Readonly<Record<string, { readonly unit: readonly number[]; readonly label: Label }>>;
}

interface DrawnProvince extends DrawnLayout {
  readonly id: string;
  readonly name: string;
  readonly abbr: string;
  readonly kind: string;
  readonly d: string;
  readonly compact: DrawnLayout;
}

interface Outline {
  readonly id: string;
  readonly d: string;
}

export const PROVINCES = shapes.spaces as unknown as readonly DrawnProvince[];
export const BEYOND: readonly (Outline & { readonly kind: string })[] = shapes.beyond;
export const REALMS: readonly Outline[] = shapes.realms;
export const LAKES: readonly Outline[] = shapes.lakes;
export const STRAITS: readonly { readonly of: string; readonly d: string }[] = shapes.straits;
export const CANALS: readonly { readonly name: string; readonly d: string }[] = shapes.canals;
export const SEA_BORDERS: readonly { readonly d: string }[] = shapes.seaBorders;
export const COAST: string = shapes.coast;
export const GRATICULE: string = shapes.graticule;

/** The anchors of every province, in map order. */
export const PLACES: readonly Place[] = PROVINCES.map((province) => ({
  id: province.id,
  name: province.name,
  abbr: province.abbr,
  water: province.kind === 'water',
  full: layoutOf(province.id, province),
  compact: layoutOf(province.id, province.compact),
}));

function layoutOf(id: string, { label, unit, mark, dislodged, coasts = {} }: DrawnLayout): Layout {
  return {
    label,
    unit: pointOf(unit),
    mark: mark === undefined ? null : pointOf(mark),
    dislodged: pointOf(dislodged),
    coasts: Object.fromEntries(
      Object.entries(coasts).map(([coast, at]) => [
        `${id}/${coast}`,
        { unit: pointOf(at.unit), label: at.label },
      ]),
    ),
  };
}

function pointOf([x = 0, y = 0]: readonly number[]): Point {
  return [x, y];
}
