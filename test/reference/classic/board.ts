import type { Position, Unit } from '../../../engine/classic/types';
import data from '../../../engine/classic/variants/classic.json';

/** The map from its file, with the few queries that the rules need (rule 1). */
interface Space {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly centre: boolean;
  readonly home: string | null;
  readonly adj: readonly string[];
  readonly army: readonly string[];
  readonly fleet: readonly string[];
  readonly coasts?: readonly { readonly id: string; readonly fleet: readonly string[] }[];
}

/** The spaces of the file, each with its neighbours and with the power that begins in it. */
export const SPACES: readonly Space[] = (data.spaces as readonly Omit<Space, 'adj' | 'home'>[]).map(
  (space) => {
    const reached = [space.army, space.fleet, ...(space.coasts ?? []).map(({ fleet }) => fleet)].flat();
    return {
      ...space,
      adj: [...new Set(reached.map((location) => location.slice(0, 3)))].sort(),
      home: data.powers.find(({ homes }) => homes.includes(space.id))?.id ?? null,
    };
  },
);

/** The province of a location, which is its first three letters. */
export const provinceOf = (location: string): string => location.slice(0, 3);

export function spaceOf(location: string): Space {
  const space = SPACES.find(({ id }) => id === provinceOf(location));
  if (space === undefined) throw new RangeError(`no province ${location}`);
  return space;
}

export const isCoastal = (province: string): boolean => spaceOf(province).kind === 'coastal';
export const isWater = (province: string): boolean => spaceOf(province).kind === 'water';
export const coastsOf = (province: string): readonly string[] =>
  (spaceOf(province).coasts ?? []).map(({ id }) => id);

const LOCATIONS = SPACES.flatMap(({ id, coasts }) => [id, ...(coasts ?? []).map((coast) => coast.id)]);
export const isLocation = (value: unknown): value is string => LOCATIONS.includes(value as string);

/** The locations that a unit could reach in one step on an empty map (1.3, 3.3). */
export function reachOf(unit: Unit): readonly string[] {
  const space = spaceOf(unit.at);
  if (unit.kind === 'army') return space.army;
  return (space.coasts ?? []).find(({ id }) => id === unit.at)?.fleet ?? space.fleet;
}

/** 3.3 */
export const touches = (unit: Unit, province: string): boolean =>
  reachOf(unit).some((location) => provinceOf(location) === province);

export const unitIn = (position: Position, province: string): Unit | undefined =>
  position.units.find(({ at }) => provinceOf(at) === province);

/** Every chain of these fleets from one coast to another (4.6), no fleet twice. */
export function chainExists(from: string, to: string, fleets: readonly string[]): boolean {
  const reached = fleets.filter((fleet) => spaceOf(from).adj.includes(fleet));
  for (const fleet of reached)
    for (const next of fleets)
      if (spaceOf(fleet).adj.includes(next) && !reached.includes(next)) reached.push(next);
  return reached.some((fleet) => spaceOf(fleet).adj.includes(to));
}

/** 4.9 Whether some chain breaks without this fleet: a path without short cuts that contains it. */
export function someChainNeeds(from: string, to: string, fleets: readonly string[], needed: string): boolean {
  const near = (one: string, other: string) => spaceOf(one).adj.includes(other);
  const extend = (path: readonly string[]): boolean => {
    const last = path.at(-1) ?? from;
    if (path.length > 0 && near(last, to)) return path.includes(needed);
    return fleets.some((next) => {
      if (path.includes(next)) return false;
      if (near(from, next) !== (path.length === 0)) return false;
      if (path.slice(0, -1).some((earlier) => near(earlier, next))) return false;
      if (path.length > 0 && !near(last, next)) return false;
      return extend([...path, next]);
    });
  };
  return extend([]);
}

/** Fleets that are at sea now, of every power. */
export const fleetsAtSea = (position: Position): readonly string[] =>
  position.units.filter(({ kind, at }) => kind === 'fleet' && isWater(at)).map(({ at }) => at);

/** 1.6 Steps from a province to the nearest of these. */
export function distance(from: string, goals: readonly string[]): number {
  let ring = [provinceOf(from)];
  const seen = new Set(ring);
  for (let steps = 0; ring.length > 0; steps += 1) {
    if (ring.some((province) => goals.includes(province))) return steps;
    ring = [...new Set(ring.flatMap((province) => spaceOf(province).adj))].filter((id) => !seen.has(id));
    for (const province of ring) seen.add(province);
  }
  return Number.POSITIVE_INFINITY;
}
