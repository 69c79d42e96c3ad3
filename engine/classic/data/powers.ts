import { type Kind, type LocationId, POWERS, type Power } from '../types';
import data from './map.json';

/** In an adjudication, a power is represented by its index in the canonical order. */
export type Side = number;
/** No power: a neutral centre, or a name that is not a power's. */
export const NOBODY: Side = -1;

const SIDE_OF: ReadonlyMap<unknown, Side> = new Map(POWERS.map((power, side) => [power, side]));

/** The side of a power's name; NOBODY for anything else. */
export function sideOf(power: unknown): Side {
  return SIDE_OF.get(power) ?? NOBODY;
}

/** The power of a side other than NOBODY. */
export function powerOf(side: Side): Power {
  return POWERS[side] as Power;
}

export function isPower(name: unknown): name is Power {
  return SIDE_OF.has(name);
}

/** Powers in canonical order, without duplicates. */
export function inCanonicalOrder(powers: Iterable<string>): readonly Power[] {
  const named = new Set(powers);
  return POWERS.filter((power) => named.has(power));
}

interface PowerData {
  readonly name: string;
  readonly adjective: string;
  readonly units: readonly { readonly kind: Kind; readonly at: LocationId }[];
}

const DATA = Object.fromEntries(data.powers.map((power) => [power.id, power])) as unknown as Readonly<
  Record<Power, PowerData>
>;

/** A power's name inside a sentence: "France". */
export function powerName(power: Power): string {
  return DATA[power].name;
}

/** The adjective of a power: "French". */
export function adjectiveOf(power: Power): string {
  return DATA[power].adjective;
}

/** The units with which a power starts. */
export function startUnitsOf(power: Power): PowerData['units'] {
  return DATA[power].units;
}
