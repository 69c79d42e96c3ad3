import { type Message, nameInLanguages } from '../../game/message';
import type { LocationId, MovingSeason, Power, ProvinceId, Season } from '../types';
import {
  type PowerDefinition,
  type SpaceDefinition,
  type StartUnit,
  USUAL_SEASONS,
  type Variant,
} from '../variant/definition';
import { type Sea, seaOf } from './sea';

/** A province. `index` is its position in map order, which is alphabetical by id. */
export interface Province {
  readonly index: number;
  readonly id: ProvinceId;
  readonly name: string;
  /** The name for messages, which are read in several languages. */
  readonly says: string | Message;
  readonly abbr: string;
  /** Other names that typed orders may use. */
  readonly also: readonly string[];
  readonly kind: SpaceDefinition['kind'];
  readonly centre: boolean;
  /** The power whose home centre this is. */
  readonly home: Power | null;
  /** Neighbouring provinces, over land and water (1.6). */
  readonly adj: readonly Province[];
  /** Where an army can move from here, overland. */
  readonly armyTo: readonly Location[];
  /** The same by province index: 1 where it can. */
  readonly armyReach: Uint8Array;
  /** The number of steps to each province, by index. */
  readonly steps: Uint8Array;
  /** The location of the province itself. */
  readonly location: Location;
  /** The coasts of a province that has several, otherwise empty. */
  readonly coasts: readonly Location[];
  /** Where a fleet can be: the coasts, or the province itself. Empty inland. */
  readonly berths: readonly Location[];
}

/** A location for a unit: a province, or one of its coasts (1.2). `index` sorts like the id. */
export interface Location {
  readonly index: number;
  readonly id: LocationId;
  readonly name: string;
  /** The name for messages, which are read in several languages. */
  readonly says: string | Message;
  readonly province: Province;
  readonly isCoast: boolean;
  /** Where a fleet can move from here. Empty for a province with coasts. */
  readonly fleetTo: readonly Location[];
  /** By province index: 1 where a fleet can move from here, to one of its coasts at least. */
  readonly fleetReach: Uint8Array;
}

/** In an adjudication, a power is represented by its index in the canonical order. */
export type Side = number;
/** No power: a neutral centre, or a name that is not a power's. */
export const NOBODY: Side = -1;

/** The number of steps between provinces that no path connects. */
const FAR = 255;

/**
 * A variant as the rules ask for it: its map with what follows from it, and its powers. All functions are bound, so
 * that they can be used alone.
 */
export interface Atlas {
  readonly variant: Variant;
  /** 2.1 The year in which the game begins. */
  readonly firstYear: number;
  /** The number of years from one year of play to the next. */
  readonly yearsApart: number;
  /** The place of a year among those of play: 1 for the first. */
  readonly placeOfYear: (year: number) => number;
  /** 2.1 The seasons in which units move, in their order. */
  readonly seasons: readonly MovingSeason[];
  /** The season that begins a year. */
  readonly firstSeason: MovingSeason;
  /** 10.1 The season after which centres are counted, and a year ends. */
  readonly lastSeason: MovingSeason;
  /** The season in which units move next in the same year; none after the last. */
  readonly seasonAfter: Readonly<Partial<Record<Season, MovingSeason>>>;
  /** Whether a Winter of building comes before the first season. */
  readonly beginsInWinter: boolean;
  /** 12.1 The number of centres that wins after the last season of a year. */
  readonly centresToWin: number;
  /** The powers in canonical order. The order sorts output; it never affects results. */
  readonly powers: readonly Power[];
  /** All provinces in map order. */
  readonly provinces: readonly Province[];
  /** All locations in the order of their ids. */
  readonly locations: readonly Location[];
  /** The centres, in map order (1.4). */
  readonly centres: readonly Province[];
  readonly sea: Sea;
  /** A list with nothing for each province: copies of it are filled in an adjudication. */
  readonly nothing: readonly null[];
  /** The location with this id, if there is one. Accepts any value. */
  readonly findLocation: (id: unknown) => Location | undefined;
  /** The location of an id that is known to be on the map. */
  readonly locationOf: (id: LocationId) => Location;
  /** The province of a location that is known to be on the map. */
  readonly provinceOf: (id: LocationId) => Province;
  /** The home centres of a power, in map order. */
  readonly homesOf: (power: Power) => readonly Province[];
  /** 11.3 The centres in which a power may build once it owns them, in map order. */
  readonly sitesOf: (power: Power) => readonly Province[];
  /** The side of a power's name; NOBODY for anything else. */
  readonly sideOf: (power: unknown) => Side;
  /** The power of a side other than NOBODY. */
  readonly powerOf: (side: Side) => Power;
  readonly isPower: (name: unknown) => name is Power;
  /** Powers in canonical order, without duplicates. */
  readonly inCanonicalOrder: (powers: Iterable<string>) => readonly Power[];
  /** A power's name inside a sentence: "France". */
  readonly powerName: (power: Power) => string;
  /** The adjective of a power: "French". */
  readonly adjectiveOf: (power: Power) => string;
  /** The units with which a power starts. */
  readonly startUnitsOf: (power: Power) => readonly StartUnit[];
}

/** 3.3 Whether a unit at a location touches a province. */
export function touches(fleet: boolean, from: Location, to: Province): boolean {
  return (fleet ? from.fleetReach : from.province.armyReach)[to.index] === 1;
}

/** 1.6 The number of steps between two provinces, over land and water. */
export function distance(one: Province, other: Province): number {
  return one.steps[other.index] ?? FAR;
}

/**
 * The atlas of a variant without problems (`variant/problems.ts`).
 * @throws where a border leads to a place that does not exist
 */
export function atlasOf(variant: Variant): Atlas {
  const map = mapOf(variant);
  const { provinces, locations } = map;
  const centres = provinces.filter(({ centre }) => centre);
  const waters = variant.convoys ? provinces.filter(({ kind }) => kind === 'water') : [];
  return {
    variant,
    ...yearOf(variant),
    beginsInWinter: variant.builds === 'chaos',
    centresToWin: variant.centresToWin,
    ...map,
    centres,
    sea: seaOf(provinces, waters),
    nothing: provinces.map(() => null),
    ...queriesOf(locations),
    ...powersOf(variant.powers),
    ...buildingOf(variant, provinces, centres),
  };
}

function yearOf({
  firstYear,
  yearsApart = 1,
  seasons = USUAL_SEASONS,
}: Variant): Pick<
  Atlas,
  'firstYear' | 'yearsApart' | 'placeOfYear' | 'seasons' | 'firstSeason' | 'lastSeason' | 'seasonAfter'
> {
  const [firstSeason = 'spring'] = seasons;
  return {
    firstYear,
    yearsApart,
    placeOfYear: (year) => Math.floor((year - firstYear) / yearsApart) + 1,
    seasons,
    firstSeason,
    lastSeason: seasons.at(-1) ?? firstSeason,
    seasonAfter: Object.fromEntries(
      seasons.slice(1).map((season, before) => [seasons[before] ?? firstSeason, season]),
    ),
  };
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

type NamedPlace = Pick<SpaceDefinition, 'id' | 'name' | 'names'>;

function mapOf({ spaces, powers }: Variant): Pick<Atlas, 'provinces' | 'locations'> {
  const provinces: Mutable<Province>[] = [];
  const locations: Mutable<Location>[] = [];
  const ordered = [...spaces].sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const [index, space] of ordered.entries()) {
    const province = {
      index,
      id: space.id,
      name: space.name,
      says: nameInLanguages(space.name, space.names),
      abbr: space.abbr,
      also: space.also ?? [],
      kind: space.kind,
      centre: space.centre,
      home: powers.find(({ homes }) => homes.includes(space.id))?.id ?? null,
    } as unknown as Mutable<Province>;
    const place = ({ id, name, names }: NamedPlace, isCoast: boolean): Mutable<Location> => {
      const fleetReach = new Uint8Array(spaces.length);
      const says = nameInLanguages(name, names);
      const location = {
        index: locations.length,
        id,
        name,
        says,
        province,
        isCoast,
        fleetTo: [],
        fleetReach,
      };
      locations.push(location);
      return location;
    };
    province.location = place(space, false);
    province.coasts = coastsOf(space).map((coast) => place(coast, true));
    province.berths = berthsOf(province);
    provinces.push(province);
  }
  linkNeighbours(ordered, provinces, locations);
  for (const province of provinces) province.steps = stepsFrom(province, provinces);
  return { provinces, locations };
}

/** In the order of their ids. */
function coastsOf({ coasts = [] }: SpaceDefinition): NonNullable<SpaceDefinition['coasts']> {
  return [...coasts].sort((one, other) => (one.id < other.id ? -1 : 1));
}

function berthsOf({ kind, coasts, location }: Province): readonly Location[] {
  if (kind === 'inland') return [];
  return coasts.length > 0 ? coasts : [location];
}

function linkNeighbours(
  spaces: readonly SpaceDefinition[],
  provinces: readonly Mutable<Province>[],
  locations: readonly Mutable<Location>[],
): void {
  const byId = new Map<string, Mutable<Location>>(locations.map((location) => [location.id, location]));
  const find = (id: string): Mutable<Location> => {
    const location = byId.get(id);
    if (!location) throw new RangeError(`the map leads to ${id}, which is not a place`);
    return location;
  };
  const inOrder = (ids: readonly string[]): readonly Location[] =>
    ids.map(find).sort((one, other) => one.index - other.index);
  for (const [index, space] of spaces.entries()) {
    const province = provinces[index] as Mutable<Province>;
    province.armyTo = inOrder(space.army);
    province.armyReach = reachOf(province.armyTo, provinces.length);
    for (const { id, fleet } of [{ id: space.id, fleet: space.fleet }, ...coastsOf(space)]) {
      const location = find(id);
      location.fleetTo = inOrder(fleet);
      location.fleetReach = reachOf(location.fleetTo, provinces.length);
    }
  }
  for (const province of provinces) {
    const near = [province.location, ...province.coasts].flatMap(({ fleetTo }) => fleetTo);
    const reached = reachOf([...province.armyTo, ...near], provinces.length);
    province.adj = provinces.filter(({ index }) => reached[index] === 1);
  }
}

function reachOf(locations: readonly Location[], size: number): Uint8Array {
  const reach = new Uint8Array(size);
  for (const { province } of locations) reach[province.index] = 1;
  return reach;
}

function stepsFrom(start: Province, provinces: readonly Province[]): Uint8Array {
  const steps = new Uint8Array(provinces.length).fill(FAR);
  steps[start.index] = 0;
  const queue: Province[] = [start];
  for (const province of queue)
    for (const next of province.adj) {
      if (steps[next.index] !== FAR) continue;
      steps[next.index] = (steps[province.index] ?? 0) + 1;
      queue.push(next);
    }
  return steps;
}

function queriesOf(
  locations: readonly Location[],
): Pick<Atlas, 'findLocation' | 'locationOf' | 'provinceOf'> {
  const byId: ReadonlyMap<unknown, Location> = new Map(locations.map((location) => [location.id, location]));
  const locationOf = (id: LocationId): Location => {
    const location = byId.get(id);
    if (!location) throw new RangeError(`no place ${id}`);
    return location;
  };
  return { findLocation: (id) => byId.get(id), locationOf, provinceOf: (id) => locationOf(id).province };
}

function powersOf(
  definitions: readonly PowerDefinition[],
): Pick<
  Atlas,
  | 'powers'
  | 'sideOf'
  | 'powerOf'
  | 'isPower'
  | 'inCanonicalOrder'
  | 'powerName'
  | 'adjectiveOf'
  | 'startUnitsOf'
> {
  const powers = definitions.map(({ id }) => id);
  const sides: ReadonlyMap<unknown, Side> = new Map(powers.map((power, side) => [power, side]));
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const known = (power: Power): PowerDefinition => {
    const definition = byId.get(power);
    if (!definition) throw new RangeError(`no power ${power}`);
    return definition;
  };
  return {
    powers,
    sideOf: (power) => sides.get(power) ?? NOBODY,
    powerOf: (side) => powers[side] as Power,
    isPower: (name): name is Power => sides.has(name),
    inCanonicalOrder: (some) => {
      const named = new Set(some);
      return powers.filter((power) => named.has(power));
    },
    powerName: (power) => known(power).name,
    adjectiveOf: (power) => known(power).adjective,
    startUnitsOf: (power) => sortedByPlace(known(power).units),
  };
}

function sortedByPlace(units: readonly StartUnit[]): readonly StartUnit[] {
  return [...units].sort((one, other) => (one.at < other.at ? -1 : 1));
}

function buildingOf(
  { builds, powers }: Variant,
  provinces: readonly Province[],
  centres: readonly Province[],
): Pick<Atlas, 'homesOf' | 'sitesOf'> {
  const homes = new Map(powers.map(({ id }) => [id, provinces.filter(({ home }) => home === id)]));
  const homesOf = (power: Power) => homes.get(power) ?? [];
  return { homesOf, sitesOf: builds === 'home' ? homesOf : () => centres };
}
