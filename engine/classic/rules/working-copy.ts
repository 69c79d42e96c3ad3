import type { Atlas, Location, Province, Side } from '../data/atlas';
import type { Waters } from '../data/sea';
import type { Position, Unit } from '../types';

/** The present knowledge of a move's success, a support or a convoy. */
export const NO = 0;
export const YES = 1;
export const OPEN = 2;
export type Fate = typeof NO | typeof YES | typeof OPEN;

/** The task of a unit: a unit without an accepted order holds (4.2). */
export type Task = 'HOLD' | 'MOVE' | 'SUPPORT' | 'CONVOY';

/**
 * A unit during the adjudication. Units are linked instead of stored in lists: each move goes to one province, each
 * support helps one unit, each convoy carries one army.
 */
export interface UnitState {
  /** Its index in the position's list. */
  readonly index: number;
  readonly unit: Unit;
  readonly side: Side;
  readonly fleet: boolean;
  readonly at: Location;
  readonly province: Province;
  /** Whether an order was accepted for it. */
  ordered: boolean;
  task: Task;
  /**
   * The destination of its move, or of the move that it supports or convoys; for a support to hold the place itself.
   */
  goal: Location | null;
  /** Whether its order contained VIA. */
  via: boolean;
  /** The unit that it supports, or the army that it convoys. */
  aided: UnitState | null;
  /** Whether the support is for a move. */
  forMove: boolean;
  /** 7.5 Whether its move goes by convoy. */
  byConvoy: boolean;
  /** 6.2, 6.3, 7.1, 7.2 Accepted, but without effect. */
  isVoid: boolean;
  /** 7.7 A fleet whose convoy was removed. */
  takenOut: boolean;
  /** 5.3 The opposing unit of its move. */
  faces: UnitState | null;
  /** The first of the units that support it, and the next one that supports the same unit. */
  supporter: UnitState | null;
  nextSupporter: UnitState | null;
  /** The first of the fleets that convoy it, and the next one that convoys the same army. */
  carrier: UnitState | null;
  nextCarrier: UnitState | null;
  /** The next unit that moves to the same province. */
  nextMover: UnitState | null;
  /** Whether its move succeeds, its support is given, its convoy carries. */
  fate: Fate;
  /** The unit whose move dislodged it (5.12). */
  dislodgedBy: UnitState | null;
  /** Marks of the search for groups (8.3). */
  visit: number;
  low: number;
}

/** The working copy of a position during one adjudication: its units by province, linked by their orders. */
export interface WorkingCopy {
  readonly atlas: Atlas;
  readonly position: Position;
  readonly units: readonly UnitState[];
  /** By province index. */
  readonly occupants: readonly (UnitState | null)[];
  /** By province index: the first of the units whose accepted move goes there. */
  readonly movers: (UnitState | null)[];
  /** The fleets on water. */
  readonly fleets: Waters;
  /** The groups of fleets that 7.7 removed. */
  readonly paradoxes: (readonly UnitState[])[];
}

/** A working copy of a position, before any order. */
export function workingCopyOf(atlas: Atlas, position: Position): WorkingCopy {
  const { sea, nothing } = atlas;
  const occupants: (UnitState | null)[] = nothing.slice();
  const units: UnitState[] = [];
  let fleets = sea.none;
  for (const unit of position.units) {
    const state = stateOf(atlas, unit, units.length);
    units.push(state);
    occupants[state.province.index] = state;
    if (state.fleet) fleets = sea.with(fleets, state.province);
  }
  const movers: (UnitState | null)[] = nothing.slice();
  return { atlas, position, units, occupants, movers, fleets, paradoxes: [] };
}

function stateOf(atlas: Atlas, unit: Unit, index: number): UnitState {
  const at = atlas.locationOf(unit.at);
  return {
    index,
    unit,
    side: atlas.sideOf(unit.power),
    fleet: unit.kind === 'fleet',
    at,
    province: at.province,
    ordered: false,
    task: 'HOLD',
    goal: null,
    via: false,
    aided: null,
    forMove: false,
    byConvoy: false,
    isVoid: false,
    takenOut: false,
    faces: null,
    supporter: null,
    nextSupporter: null,
    carrier: null,
    nextCarrier: null,
    nextMover: null,
    fate: NO,
    dislodgedBy: null,
    visit: 0,
    low: 0,
  };
}

/** The unit in a province, if there is one. */
export function occupantOf({ occupants }: WorkingCopy, province: Province): UnitState | null {
  return occupants[province.index] ?? null;
}

/** The first unit whose accepted move goes to a province; `nextMover` leads to the others. */
export function firstMover({ movers }: WorkingCopy, province: Province): UnitState | null {
  return movers[province.index] ?? null;
}
