import type { CrossingId, HoodId } from '../types';
import data from './map.json';

export type BoroughId = string;

export interface Borough {
  readonly id: BoroughId;
  readonly name: string;
  /** Units per turn, and points at the end, for owning all of it (1.1). */
  readonly bonus: number;
  readonly hoods: readonly HoodId[];
}

export const PICTURES = ['pedestrian', 'messenger', 'taxi'] as const;
/** The picture on a neighbourhood card (3.1). */
export type Picture = (typeof PICTURES)[number];

export interface Hood {
  readonly id: HoodId;
  readonly name: string;
  readonly borough: BoroughId;
  readonly airport: boolean;
  readonly stadium: boolean;
  readonly picture: Picture;
  /** The adjacent hoods, by land or over crossings (1.2). */
  readonly adj: readonly HoodId[];
}

export interface Crossing {
  readonly id: CrossingId;
  readonly name: string;
  readonly kind: 'bridge' | 'tunnel' | 'ferry';
  readonly between: readonly [HoodId, HoodId];
  /** Unmarked ones stand for many bridges and never close (1.4). */
  readonly marked: boolean;
}

export interface Stop {
  readonly id: string;
  readonly name: string;
  readonly hood: HoodId;
  readonly express: boolean;
}

/** All 42 neighbourhoods; their order is the "map order" of the rules. */
export const HOODS: readonly Hood[] = data.neighbourhoods.map((hood) => ({
  id: hood.id,
  name: hood.name,
  borough: hood.borough,
  airport: hood.airport,
  stadium: hood.stadium,
  picture: PICTURES.find((picture) => picture === hood.unit) ?? 'pedestrian',
  adj: hood.adj,
}));

export const HOOD_IDS: readonly HoodId[] = HOODS.map(({ id }) => id);

export const BOROUGHS: readonly Borough[] = data.boroughs.map(({ id, name, bonus }) => ({
  id,
  name,
  bonus,
  hoods: HOODS.filter(({ borough }) => borough === id).map((hood) => hood.id),
}));

export const CROSSINGS: readonly Crossing[] = data.crossings.map(({ id, name, kind, between, marked }) => ({
  id,
  name,
  kind: kind === 'tunnel' || kind === 'ferry' ? kind : 'bridge',
  between: [between[0] ?? '', between[1] ?? ''],
  marked,
}));

/** The A-train's line from Jamaica to Inwood (10.1). */
export const STOPS: readonly Stop[] = data.train.map(({ id, name, hood, kind }) => ({
  id,
  name,
  hood,
  express: kind === 'express',
}));
export const TERMINUS = STOPS.length - 1;

export const AIRPORTS: readonly HoodId[] = HOODS.filter(({ airport }) => airport).map(({ id }) => id);
export const STADIUMS: readonly HoodId[] = HOODS.filter(({ stadium }) => stadium).map(({ id }) => id);
/** Where a Chartered Ferry may land (14.5). */
export const HARBOURS: readonly HoodId[] = data.harbours;
/** Names of airports and stadiums, by hood. */
export const PLACE_NAMES: Readonly<Record<HoodId, string>> = {
  ...data.places.airports,
  ...data.places.stadiums,
};

const HOODS_BY_ID: ReadonlyMap<unknown, Hood> = new Map(HOODS.map((hood) => [hood.id, hood]));
const CROSSINGS_BY_ID: ReadonlyMap<unknown, Crossing> = new Map(
  CROSSINGS.map((crossing) => [crossing.id, crossing]),
);

/** The neighbourhood of that id, if there is one. Accepts any value. */
export function findHood(id: unknown): Hood | undefined {
  return HOODS_BY_ID.get(id);
}

/** The neighbourhood of an id that is known to be on the map. */
export function hoodOf(id: HoodId): Hood {
  const hood = HOODS_BY_ID.get(id);
  if (!hood) throw new RangeError(`no neighbourhood ${id}`);
  return hood;
}

export function findCrossing(id: unknown): Crossing | undefined {
  return CROSSINGS_BY_ID.get(id);
}

export function findBorough(id: unknown): Borough | undefined {
  return BOROUGHS.find((borough) => borough.id === id);
}

/** The crossings between two hoods; none where they are adjacent by land or not at all (1.2). */
export function crossingsBetween(one: HoodId, other: HoodId): readonly Crossing[] {
  return CROSSINGS_BY_PAIR.get(pairKey(one, other)) ?? [];
}

const CROSSINGS_BY_PAIR: ReadonlyMap<string, readonly Crossing[]> = new Map(
  CROSSINGS.map(({ between: [one, other] }) => [
    pairKey(one, other),
    CROSSINGS.filter(({ between }) => pairKey(...between) === pairKey(one, other)),
  ]),
);

function pairKey(one: HoodId, other: HoodId): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** The next express stop after this one; the terminus is the last (10.4). */
export function nextExpress(stop: number): number {
  const next = STOPS.findIndex(({ express }, index) => index > stop && express);
  return next < 0 ? TERMINUS : next;
}
