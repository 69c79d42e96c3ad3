import { capitalized } from '../../core/capitalized';
import type { AreaId } from '../types';
import data from './map.json';

export type RegionId = string;
export type ResourceId = string;

/** A land area, with its region and its resource, or a sea area without either (1.2, 1.3). */
export interface Area {
  readonly id: AreaId;
  readonly name: string;
  readonly kind: 'land' | 'sea';
  readonly region: RegionId | null;
  readonly resource: ResourceId | null;
  /** Longitude and latitude of a point inside it, for drawing. */
  readonly lon: number;
  readonly lat: number;
}

/** Three related land areas: a region, or the places of a resource. */
export interface Triple {
  readonly id: string;
  readonly name: string;
  readonly areas: readonly AreaId[];
}

/** All 25 areas in data order (1.7). */
export const AREAS: readonly Area[] = data.areas.map((area) => ({
  id: area.id,
  name: area.name,
  kind: area.kind === 'sea' ? 'sea' : 'land',
  region: area.region ?? null,
  resource: area.resource ?? null,
  lon: area.lon,
  lat: area.lat,
}));

export const AREA_IDS: readonly AreaId[] = AREAS.map(({ id }) => id);
export const LAND_IDS: readonly AreaId[] = AREAS.filter(({ kind }) => kind === 'land').map(({ id }) => id);
export const SEA_IDS: readonly AreaId[] = AREAS.filter(({ kind }) => kind === 'sea').map(({ id }) => id);

export const REGIONS: readonly Triple[] = data.regions;

export const RESOURCES: readonly (Triple & { readonly symbol: string })[] = data.resources.map(
  ({ id, symbol, areas }) => ({ id, name: capitalized(id), symbol, areas }),
);

const BY_ID: ReadonlyMap<AreaId, Area> = new Map(AREAS.map((area) => [area.id, area]));

/** The area of an id that is known to be on the map. */
export function areaOf(id: AreaId): Area {
  const area = BY_ID.get(id);
  if (!area) throw new RangeError(`no area ${id}`);
  return area;
}

export function isLand(id: AreaId): boolean {
  return areaOf(id).kind === 'land';
}

const BORDERS: readonly (readonly AreaId[])[] = Object.values(data.borders).flat();

const NEIGHBOURS: ReadonlyMap<AreaId, readonly AreaId[]> = new Map(
  AREA_IDS.map((id) => [
    id,
    AREA_IDS.filter((other) =>
      BORDERS.some((pair) => pair.includes(id) && pair.includes(other) && id !== other),
    ),
  ]),
);

/** The areas that border an area (1.4), in data order. */
export function neighboursOf(id: AreaId): readonly AreaId[] {
  return NEIGHBOURS.get(id) ?? [];
}
