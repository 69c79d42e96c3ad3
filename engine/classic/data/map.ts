import { type LocationId, POWERS, type Power, type ProvinceId } from '../types';
import data from './map.json';

/** A province. `index` is its position in map order, which is alphabetical by id. */
export interface Province {
  readonly index: number;
  readonly id: ProvinceId;
  readonly name: string;
  readonly abbr: string;
  /** Other names that typed orders may use. */
  readonly also: readonly string[];
  readonly kind: 'inland' | 'coastal' | 'water';
  readonly centre: boolean;
  /** The power whose home centre this is. */
  readonly home: Power | null;
  /** Neighbouring provinces, over land and water (1.6). */
  readonly adj: readonly Province[];
  /** Where an army can move from here, overland. */
  readonly armyTo: readonly Location[];
  /** The location of the province itself. */
  readonly location: Location;
  /** The two coasts of a province that has them, otherwise empty. */
  readonly coasts: readonly Location[];
  /** Where a fleet can be: the two coasts, or the province itself. Empty inland. */
  readonly berths: readonly Location[];
}

/** A location for a unit: a province, or one of its two coasts (1.2). `index` sorts like the id. */
export interface Location {
  readonly index: number;
  readonly id: LocationId;
  readonly name: string;
  readonly province: Province;
  readonly isCoast: boolean;
  /** Where a fleet can move from here. Empty for a province with two coasts. */
  readonly fleetTo: readonly Location[];
}

interface CoastData {
  readonly id: string;
  readonly name: string;
  readonly fleet: readonly string[];
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const COASTS_OF: ReadonlyMap<ProvinceId, readonly CoastData[]> = new Map(
  data.spaces.map((space) => [space.id, 'coasts' in space && space.coasts ? space.coasts : []]),
);

/** All provinces in map order, and all locations in the order of their ids. */
export const { PROVINCES, LOCATIONS } = readMap();

function readMap(): { readonly PROVINCES: readonly Province[]; readonly LOCATIONS: readonly Location[] } {
  const provinces: Mutable<Province>[] = [];
  const locations: Mutable<Location>[] = [];
  for (const [index, space] of data.spaces.entries()) {
    const province = {
      index,
      id: space.id,
      name: space.name,
      abbr: space.abbr,
      also: space.also,
      kind: space.kind as Province['kind'],
      centre: space.centre,
      home: POWERS.find((power) => power === space.home) ?? null,
    } as unknown as Mutable<Province>;
    const place = (id: string, name: string, isCoast: boolean): Mutable<Location> => {
      const location = { index: locations.length, id, name, province, isCoast, fleetTo: [] };
      locations.push(location);
      return location;
    };
    province.location = place(space.id, space.name, false);
    province.coasts = (COASTS_OF.get(space.id) ?? []).map(({ id, name }) => place(id, name, true));
    province.berths = berthsOf(province);
    provinces.push(province);
  }
  linkNeighbours(provinces, locations);
  return { PROVINCES: provinces, LOCATIONS: locations };
}

function berthsOf({ kind, coasts, location }: Province): readonly Location[] {
  if (kind === 'inland') return [];
  return coasts.length > 0 ? coasts : [location];
}

function linkNeighbours(provinces: readonly Mutable<Province>[], locations: readonly Mutable<Location>[]) {
  const byId = new Map<string, Mutable<Location>>(locations.map((location) => [location.id, location]));
  const find = (id: string): Location => {
    const location = byId.get(id);
    if (!location) throw new RangeError(`the map leads to ${id}, which is not a place`);
    return location;
  };
  for (const [index, space] of data.spaces.entries()) {
    const province = provinces[index] as Mutable<Province>;
    province.adj = space.adj.map((id) => find(id).province);
    province.armyTo = space.army.map(find);
    (province.location as Mutable<Location>).fleetTo = space.fleet.map(find);
    for (const { id, fleet } of COASTS_OF.get(space.id) ?? [])
      (find(id) as Mutable<Location>).fleetTo = fleet.map(find);
  }
}

const BY_ID: ReadonlyMap<unknown, Location> = new Map(LOCATIONS.map((location) => [location.id, location]));

/** The location with this id, if there is one. Accepts any value. */
export function findLocation(id: unknown): Location | undefined {
  return BY_ID.get(id);
}

/** The location of an id that is known to be on the map. */
export function locationOf(id: LocationId): Location {
  const location = BY_ID.get(id);
  if (!location) throw new RangeError(`no place ${id}`);
  return location;
}

/** The province of a location that is known to be on the map. */
export function provinceOf(id: LocationId): Province {
  return locationOf(id).province;
}

/** The 34 centres, in map order (1.4). */
export const CENTRES: readonly Province[] = PROVINCES.filter(({ centre }) => centre);

const SIZE = PROVINCES.length;
const ARMY_BORDERS = new Uint8Array(SIZE * SIZE);
const FLEET_REACH = new Uint8Array(LOCATIONS.length * SIZE);
const DISTANCES: readonly Uint8Array[] = PROVINCES.map(stepsFrom);
for (const { index, armyTo } of PROVINCES)
  for (const { province } of armyTo) ARMY_BORDERS[index * SIZE + province.index] = 1;
for (const { index, fleetTo } of LOCATIONS)
  for (const { province } of fleetTo) FLEET_REACH[index * SIZE + province.index] = 1;

/** 3.3 Whether a unit at a location touches a province. */
export function touches(fleet: boolean, from: Location, to: Province): boolean {
  return fleet
    ? FLEET_REACH[from.index * SIZE + to.index] === 1
    : ARMY_BORDERS[from.province.index * SIZE + to.index] === 1;
}

/** 1.6 The number of steps between two provinces, over land and water. */
export function distance(one: Province, other: Province): number {
  return DISTANCES[one.index]?.[other.index] ?? SIZE;
}

function stepsFrom(start: Province): Uint8Array {
  const steps = new Uint8Array(PROVINCES.length).fill(255);
  steps[start.index] = 0;
  const queue: Province[] = [start];
  for (const province of queue)
    for (const next of province.adj) {
      if (steps[next.index] !== 255) continue;
      steps[next.index] = (steps[province.index] ?? 0) + 1;
      queue.push(next);
    }
  return steps;
}

const HOMES: ReadonlyMap<Power, readonly Province[]> = new Map(
  POWERS.map((power) => [power, PROVINCES.filter(({ home }) => home === power)]),
);

/** The home centres of a power, in map order. */
export function homesOf(power: Power): readonly Province[] {
  return HOMES.get(power) ?? [];
}
