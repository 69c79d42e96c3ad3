import type { Kind } from '../types';
import type { SpaceDefinition, Variant } from './definition';

/** What units can do on a map whose borders lead somewhere. */
export interface MapFacts {
  /** The locations that a fleet can reach from its start, or from where it is built. */
  readonly byFleet: ReadonlySet<string>;
  /** The spaces that any unit can reach or begins in. */
  readonly reached: ReadonlySet<string>;
  readonly canMove: (kind: Kind, at: string) => boolean;
}

export function byId({ spaces }: Variant): ReadonlyMap<string, SpaceDefinition> {
  return new Map(spaces.map((space) => [space.id, space]));
}

/**
 * Follows units of all powers from where they begin and where they are built, armies also over water by convoy: any
 * centre that a unit reaches may become a place to build.
 */
export function mapFacts(variant: Variant): MapFacts {
  const spaces = byId(variant);
  const fleetTo = new Map(
    variant.spaces.flatMap(({ id, fleet, coasts = [] }) => [
      [id, fleet] as const,
      ...coasts.map((coast) => [coast.id, coast.fleet] as const),
    ]),
  );
  const shores = variant.convoys ? shoresOf(variant) : new Map<string, readonly string[]>();
  const armyTo = (id: string) => [...(spaces.get(id)?.army ?? []), ...(shores.get(id) ?? [])];
  const byFleet = new Set<string>();
  const byArmy = new Set<string>();
  const build = (id: string) => {
    const space = spaces.get(id);
    if (space === undefined) return;
    byArmy.add(id);
    if (space.kind === 'inland') return;
    for (const berth of space.coasts?.length ? space.coasts.map((coast) => coast.id) : [id])
      byFleet.add(berth);
  };
  for (const { homes, units } of variant.powers) {
    for (const { kind, at } of units) (kind === 'army' ? byArmy : byFleet).add(at);
    for (const home of homes) build(home);
  }
  const reached = new Set<string>();
  for (let before = -1; before !== byFleet.size + byArmy.size; ) {
    before = byFleet.size + byArmy.size;
    for (const id of byArmy) for (const to of armyTo(id)) byArmy.add(to);
    for (const id of byFleet) for (const to of fleetTo.get(id) ?? []) byFleet.add(to);
    for (const id of [...byArmy, ...byFleet]) reached.add(id.split('/')[0] ?? id);
    if (variant.builds !== 'home') for (const id of [...reached]) if (spaces.get(id)?.centre) build(id);
  }
  return {
    byFleet,
    reached,
    canMove: (kind, at) => (kind === 'army' ? armyTo(at) : (fleetTo.get(at) ?? [])).length > 0,
  };
}

/** By coastal space: the others on the shores of the waters next to it (7.2). */
function shoresOf(variant: Variant): ReadonlyMap<string, readonly string[]> {
  const spaces = byId(variant);
  const next = new Map(
    variant.spaces.map(({ id, fleet, coasts = [] }) => [
      id,
      [...fleet, ...coasts.flatMap((coast) => coast.fleet)].map((to) => to.split('/')[0] ?? to),
    ]),
  );
  const isWater = (id: string) => spaces.get(id)?.kind === 'water';
  return new Map(
    variant.spaces
      .filter(({ kind }) => kind === 'coastal')
      .map(({ id }) => {
        const sea = new Set((next.get(id) ?? []).filter(isWater));
        for (const water of sea) for (const to of (next.get(water) ?? []).filter(isWater)) sea.add(to);
        const shore = new Set([...sea].flatMap((water) => next.get(water) ?? []));
        return [id, [...shore].filter((to) => to !== id && spaces.get(to)?.kind === 'coastal')];
      }),
  );
}
