import { readPosition } from '../../core/read-position';
import type { Result } from '../../game';
import type { Atlas } from '../data/atlas';
import { inCanonicalOrder, isFaction } from '../data/factions';
import { numberOf } from '../orders/choices';
import { byFaction, setup, startUnits, variantOf } from '../rules/setup';
import { type Choice, FACTIONS, type Faction, type Position, type TurretonName, type Unit } from '../types';
import { problemsOf } from './position-checks';
import { type Given, schemaFor } from './position-schema';

/** 16.2 Parses a written position, filling in the documented defaults. */
export function read(atlas: Atlas, written: unknown, seats: readonly string[]): Result<Position> {
  if (written === undefined || written === null) return { ok: true, value: setup(atlas, seats) };
  return readPosition(withoutVariant(atlas, written), {
    schema: schemaFor(atlas),
    rule: '16.2',
    completed: (given) => completed(atlas, given, seats),
    problemsOf: (position, given) => problemsOf(atlas, position, given),
  });
}

/** The options of a game choose its variant. Where a position names it as well, it has to be the same one. */
function withoutVariant({ named }: Atlas, written: unknown): unknown {
  if (named === undefined || typeof written !== 'object' || written === null) return written;
  const { variant = named, ...others } = written as { readonly variant?: unknown };
  return variant === named ? others : written;
}

function completed(atlas: Atlas, given: Given, seatNames: readonly string[]): Position {
  const seats = inCanonicalOrder(given.seats ?? (seatNames.length > 0 ? seatNames : atlas.factions));
  const out = new Set(given.eliminated.map(({ faction }) => faction));
  const inPlay = seats.filter((faction) => !out.has(faction));
  const units = sortedUnits(given.units ?? startUnits(atlas, inPlay));
  const homes = byFaction(seats, (faction) => homeOf(atlas, given, faction, out.has(faction)));
  return {
    year: given.year,
    season: given.season,
    phase: given.phase,
    seats,
    units,
    control: controlOf(atlas, given, seats, homes, units),
    homes,
    turretons: {
      moe: loyaltyOf(atlas, 'moe', given, units),
      larry: loyaltyOf(atlas, 'larry', given, units),
      curly: loyaltyOf(atlas, 'curly', given, units),
    },
    due: byFaction(seats, (faction) => given.due[faction] ?? 0),
    next: byFaction(seats, (faction) => Math.max(given.next[faction] ?? 4, 1 + highest(units, faction))),
    eliminated: given.eliminated,
    pending: pendingOf(atlas, given, seats),
    outcome: given.outcome,
    ...variantOf(atlas),
  };
}

/** The printed base, unless another is given; none for a faction that is eliminated or owes a choice of base. */
function homeOf({ printedBase }: Atlas, given: Given, faction: Faction, out: boolean): string | null {
  const home = given.homes[faction];
  if (home !== undefined) return home;
  return out || given.pending?.[faction]?.relocate ? null : printedBase(faction).id;
}

function sortedUnits(units: readonly Unit[]): readonly Unit[] {
  return [...units].sort(
    (one, other) =>
      FACTIONS.indexOf(one.faction) - FACTIONS.indexOf(other.faction) ||
      numberOf(one.id) - numberOf(other.id),
  );
}

function highest(units: readonly Unit[], faction: Faction): number {
  return units
    .filter((unit) => unit.faction === faction)
    .reduce((number, unit) => Math.max(number, numberOf(unit.id)), 0);
}

/** Own home bases and land under units are always controlled. In map file order. */
function controlOf(
  { spaces, spaceOf }: Atlas,
  given: Given,
  seats: readonly Faction[],
  homes: Position['homes'],
  units: readonly Unit[],
): Position['control'] {
  const owners = new Map<string, Faction>(
    Object.entries(given.control).filter((entry): entry is [string, Faction] => isFaction(entry[1])),
  );
  for (const faction of seats) if (homes[faction]) owners.set(homes[faction], faction);
  for (const { space, faction } of units) if (spaceOf(space).land) owners.set(space, faction);
  const control: Record<string, Faction> = {};
  for (const { id } of spaces) {
    const owner = owners.get(id);
    if (owner) control[id] = owner;
  }
  return control;
}

/** A unit in its space determines a Turreton's loyalty, unless another one is given, which 3.4 forbids. */
function loyaltyOf(
  { seatOf }: Atlas,
  name: TurretonName,
  given: Given,
  units: readonly Unit[],
): Faction | null {
  return given.turretons[name] ?? units.find((unit) => unit.space === seatOf(name).id)?.faction ?? null;
}

function pendingOf(atlas: Atlas, given: Given, seats: readonly Faction[]): Position['pending'] {
  if (given.phase !== 'adjustment' || given.pending === null) return null;
  const pending: Partial<Record<Faction, Choice>> = {};
  for (const faction of seats) {
    const choice = given.pending[faction];
    if (choice && (choice.disband > 0 || choice.relocate)) pending[faction] = sortedChoice(atlas, choice);
  }
  return pending;
}

function sortedChoice({ spaceOf }: Atlas, { disband, relocate }: Choice): Choice {
  if (!relocate) return { disband, relocate };
  const options = [...relocate.options].sort((one, other) => spaceOf(one).index - spaceOf(other).index);
  return { disband, relocate: { from: relocate.from, options } };
}
