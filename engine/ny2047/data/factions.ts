import { type ByFaction, FACTIONS, type Faction } from '../types';

/**
 * In an adjudication a faction is represented by its index in the canonical order, so that tables can be small arrays.
 */
export type Side = number;
/** The number of factions that the map has room for. */
export const SIDES = FACTIONS.length;

/**
 * No faction: an empty space, neutral land, a dormant Turreton. Its index comes after the sides, so that it fits in
 * tables.
 */
export const NOBODY: Side = FACTIONS.length;

const SIDE_OF: ReadonlyMap<unknown, Side> = new Map(FACTIONS.map((faction, side) => [faction, side]));

/** The side of a faction's name; NOBODY for anything else. */
export function sideOf(faction: unknown): Side {
  return SIDE_OF.get(faction) ?? NOBODY;
}

/** The faction of a side that is not NOBODY. */
export function factionOf(side: Side): Faction {
  return FACTIONS[side] as Faction;
}

/** The faction of a side, null for NOBODY. */
export function factionOrNull(side: Side): Faction | null {
  return FACTIONS[side] ?? null;
}

/** Converts a table by faction into one by side. Written out, as reading a field by its own name is fastest. */
export function bySide<T>(given: ByFaction<T>, otherwise: T): T[] {
  const { tower, papst, rossoni, christofori, dunning, greene, hamblet } = given;
  return [
    tower ?? otherwise,
    papst ?? otherwise,
    rossoni ?? otherwise,
    christofori ?? otherwise,
    dunning ?? otherwise,
    greene ?? otherwise,
    hamblet ?? otherwise,
  ];
}

export function isFaction(name: unknown): name is Faction {
  return SIDE_OF.has(name);
}

/** Names in canonical order, each once. */
export function inCanonicalOrder(factions: Iterable<string>): readonly Faction[] {
  const named = new Set(factions);
  return FACTIONS.filter((faction) => named.has(faction));
}

const SHORT_NAMES: Readonly<Record<Faction, string>> = {
  tower: 'Tower',
  papst: 'the Papst',
  rossoni: 'Rossoni',
  christofori: 'Christofori',
  dunning: 'Dunning',
  greene: 'Greene',
  hamblet: 'Hamblet',
};

/** A faction's short name, within a sentence. */
export function shortName(faction: Faction): string {
  return SHORT_NAMES[faction];
}
