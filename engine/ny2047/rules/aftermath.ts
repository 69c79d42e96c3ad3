import type { Space } from '../data/atlas';
import { bySide, NOBODY, SIDES, type Side } from '../data/factions';
import type { Elimination, Event, Unit } from '../types';
import { diedAttacking, diedDefending } from './battles';
import { isOut, type UnitState, type WorkingCopy } from './working-copy';

/** The state of the factions while a turn ends (rule 12). Tables are indexed by side. */
export interface Aftermath {
  readonly copy: WorkingCopy;
  readonly events: Event[];
  /** Each faction's units by number. */
  readonly armies: Unit[][];
  readonly homes: (Space | null)[];
  /** The bases lost this turn and not yet replaced. */
  readonly lost: (Space | null)[];
  readonly due: number[];
  readonly next: number[];
  readonly eliminated: Elimination[];
  /** Whether any land has changed hands. */
  taken: boolean;
}

/** 12.1 Removes destroyed units and carries out successful moves. */
export function carryOut(copy: WorkingCopy, events: Event[]): Aftermath {
  for (const spaceState of copy.spaces) spaceState.present = NOBODY;
  const armies: Unit[][] = [];
  for (const factionState of copy.factions) {
    const army: Unit[] = [];
    for (const unitState of factionState.units) {
      if (diedAttacking(unitState) || diedDefending(unitState)) continue;
      army.push(moved(unitState));
      (unitState.leaves && unitState.to ? unitState.to : unitState.at).present = unitState.side;
    }
    armies.push(army);
  }
  const { due, next, eliminated } = copy.position;
  return {
    copy,
    events,
    armies,
    homes: copy.factions.map((factionState) => factionState.base),
    lost: new Array(SIDES).fill(null),
    due: bySide(due, 0),
    next: bySide(next, 1),
    eliminated: eliminated.slice(),
    taken: false,
  };
}

function moved({ unit, leaves, to }: UnitState): Unit {
  return leaves && to ? { id: unit.id, faction: unit.faction, space: to.space.id } : unit;
}

export function armyOf({ armies }: Aftermath, side: Side): Unit[] {
  return armies[side] as Unit[];
}

/** The sides that are still in the game, in canonical order. */
export function survivorsOf({ copy, eliminated }: Aftermath): readonly Side[] {
  const sides: Side[] = [];
  for (const { inPlay, side, faction } of copy.factions)
    if (inPlay && !isOut(eliminated, faction)) sides.push(side);
  return sides;
}
