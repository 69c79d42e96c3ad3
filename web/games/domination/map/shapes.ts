import { type FiledPlace, layoutOf, pointOf } from '../../../components/map/map-file';
import type { Label, Point } from '../../../components/map/places';
import shapes from './domination.shapes.json';
import type { Place } from './geometry';

interface DrawnArea extends FiledPlace {
  readonly echo?: Label;
}

export const DRAWN_AREAS = shapes.spaces as unknown as readonly DrawnArea[];
export const BEYOND: readonly { readonly id: string; readonly d: string; readonly kind: string }[] =
  shapes.beyond;
export const COAST: string = shapes.coast;
export const GRATICULE: string = shapes.graticule;
export const REGION_OUTLINES: readonly { readonly id: string; readonly d: string }[] = shapes.regions;
export const SEA_BORDERS: readonly { readonly d: string }[] = shapes.seaBorders;
export const STRAITS: readonly { readonly name: string; readonly ends: readonly [Point, Point] }[] =
  shapes.links.map(({ name, line: [from = [], to = []] }) => ({ name, ends: [pointOf(from), pointOf(to)] }));

export const PLACES: readonly Place[] = DRAWN_AREAS.map((area) => ({
  id: area.id,
  name: area.name,
  abbr: area.abbr,
  sea: area.kind === 'sea',
  full: layoutOf(area),
  compact: layoutOf(area.compact),
  echo: area.echo ?? null,
}));
