import {
  layoutOf as commonLayoutOf,
  type FiledLayout,
  type FiledPlace,
  pointOf,
} from '../../../components/map/map-file';
import type { Label } from '../../../components/map/places';
import shapes from './classic.shapes.json';
import type { Layout, Place } from './geometry';

interface DrawnLayout extends FiledLayout {
  readonly dislodged: readonly number[];
  readonly coasts?: Readonly<Record<string, { readonly unit: readonly number[]; readonly label: Label }>>;
}

type DrawnProvince = FiledPlace & DrawnLayout & { readonly compact: DrawnLayout };

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

function layoutOf(id: string, { dislodged, coasts = {}, ...drawn }: DrawnLayout): Layout {
  return {
    ...commonLayoutOf(drawn),
    dislodged: pointOf(dislodged),
    coasts: Object.fromEntries(
      Object.entries(coasts).map(([coast, { unit, label }]) => [
        `${id}/${coast}`,
        { unit: pointOf(unit), label },
      ]),
    ),
  };
}
