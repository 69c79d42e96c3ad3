import { inCanonicalOrder } from '../data/factions';
import { FIRST_YEAR } from '../data/first-year';
import { printedBase } from '../data/map';
import type { Faction, Position, Unit } from '../types';

const UNITS_AT_START = 3;

/** 2.1, 2.2 The position before Spring 2047: three units at each home base, Turretons dormant. */
export function setup(seats: readonly string[]): Position {
  const factions = inCanonicalOrder(seats);
  return {
    year: FIRST_YEAR,
    season: 'spring',
    phase: 'orders',
    seats: factions,
    units: startUnits(factions),
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
  };
}

/** The three units of each faction at its home base (2.2). */
export function startUnits(factions: readonly Faction[]): readonly Unit[] {
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
