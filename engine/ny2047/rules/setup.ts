import type { Atlas } from '../data/atlas';
import { inCanonicalOrder } from '../data/factions';
import type { Faction, Position, Unit } from '../types';

const UNITS_AT_START = 3;

/** 2.1, 2.2 The position before the first Spring: three units at each home base, Turretons dormant. */
export function setup(atlas: Atlas, seats: readonly string[]): Position {
  const { printedBase } = atlas;
  const factions = inCanonicalOrder(seats);
  return {
    year: atlas.firstYear,
    season: 'spring',
    phase: 'orders',
    seats: factions,
    units: startUnits(atlas, factions),
    control: Object.fromEntries(
      factions
        .map((faction) => ({ faction, base: printedBase(faction) }))
        .sort((one, other) => one.base.index - other.base.index)
        .map(({ faction, base }) => [base.id, faction]),
    ),
    homes: byFaction(factions, (faction) => printedBase(faction).id),
    turretons: { moe: null, larry: null, curly: null },
    due: byFaction(factions, () => 0),
    next: byFaction(factions, () => UNITS_AT_START + 1),
    eliminated: [],
    pending: null,
    outcome: null,
    ...variantOf(atlas),
  };
}

/** What a position says of its variant: nothing in New York 2047 itself. */
export function variantOf({ named }: Atlas): Pick<Position, 'variant'> {
  return named === undefined ? {} : { variant: named };
}

/** The three units of each faction at its home base (2.2). */
export function startUnits({ printedBase }: Atlas, factions: readonly Faction[]): readonly Unit[] {
  return factions.flatMap((faction) =>
    Array.from({ length: UNITS_AT_START }, (_, at) => ({
      id: `${faction}-${at + 1}`,
      faction,
      space: printedBase(faction).id,
    })),
  );
}

/** A table with one value for each of the factions. */
export function byFaction<T>(
  factions: readonly Faction[],
  entryOf: (faction: Faction) => T,
): Readonly<Partial<Record<Faction, T>>> {
  const table: Partial<Record<Faction, T>> = {};
  for (const faction of factions) table[faction] = entryOf(faction);
  return table;
}
