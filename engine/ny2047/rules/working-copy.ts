import type { Atlas, Space } from '../data/atlas';
import { atlasAt } from '../data/atlases';
import { bySide, NOBODY, type Side, sideOf } from '../data/factions';
import {
  type Elimination,
  FACTIONS,
  type Faction,
  type Position,
  type Rule,
  type SpaceId,
  TURRETONS,
  type TurretonName,
  type Unit,
} from '../types';

/**
 * The working copy of a position during one adjudication. Spaces, units and Turretons refer to each other directly, so
 * that a rule needs no look-up by name. It is discarded after the adjudication.
 */
export interface WorkingCopy {
  readonly atlas: Atlas;
  readonly position: Position;
  readonly spaces: readonly SpaceState[];
  readonly factions: readonly FactionState[];
  /** All units by faction, then number. */
  readonly units: readonly UnitState[];
  readonly turretons: readonly TurretonState[];
  /** The spaces under attack, in map file order, once the moves are classified. */
  readonly contested: SpaceState[];
}

/** A space and its state this turn. */
export interface SpaceState {
  readonly space: Space;
  /** The units here at the start of the turn; they belong to one faction (3.4). */
  occupants: readonly UnitState[];
  /** The units with a legal MOVE into this space. */
  movers: readonly UnitState[];
  /** The attacks that contest this space, one for each faction (7.1). */
  attacks: readonly Attack[];
  /** The faction whose units or loyal Turreton are here at the start of the turn. */
  holder: Side;
  /** The Turreton here, if it is loyal to a faction. */
  guard: TurretonState | null;
  /** The faction whose home base this is now. */
  base: Side;
  /** The faction that controls this land (10.1). */
  owner: Side;
  /** The number of occupants that leave. */
  leaving: number;
  /** The number of units that join by 5.2. */
  joining: number;
  /** The number of given hold supports. */
  aid: number;
  /** The strongest attack here, the only one that is conducted (7.3). */
  conducted: Attack | null;
  /** Whether the units here at the end of the battle were destroyed (8.1). */
  beaten: boolean;
  /** The faction whose units are here: before the moves at first, after them in the end. */
  present: Side;
}

/** The kind of a MOVE (5.1), or the reason why it does not occur. */
export type Course = 'reinforcement' | 'same-terrain' | 'cross-terrain' | 'blocked' | 'exchange';

/** A unit and its state in the adjudication. */
export interface UnitState {
  readonly unit: Unit;
  readonly side: Side;
  readonly at: SpaceState;
  /** Whether its faction's list contains a legal order for it. */
  ordered: boolean;
  /** The destination of its legal MOVE. */
  to: SpaceState | null;
  /** The position of its order in the faction's list (5.6). */
  listed: number;
  course: Course;
  attack: Attack | null;
  /** The reason why the move must fail, regardless of the others' moves. */
  bar: Rule | null;
  /** Whether the move succeeds, as far as is known. */
  leaves: boolean;
}

export interface TurretonState {
  readonly name: TurretonName;
  readonly at: SpaceState;
  /** The faction it is loyal to. */
  loyal: Side;
  ordered: boolean;
}

/** All contesting moves of one faction into one space (7.1). */
export interface Attack {
  readonly side: Side;
  readonly at: SpaceState;
  power: number;
  /** The greatest power of a counter-attack against it (8.4). */
  opposing: number;
  /** The defence against it, once the moves are settled. */
  defence: number;
  result: 'entered' | 'won' | 'standoff' | 'lost';
}

/** A faction and its units. */
export interface FactionState {
  readonly side: Side;
  readonly faction: Faction;
  readonly seated: boolean;
  /** Whether it has a seat and is not eliminated. */
  readonly inPlay: boolean;
  readonly units: UnitState[];
  /** The space of its home base at the start of the turn. */
  readonly base: Space | null;
}

/** Sets up the working copy of a position. */
export function workingCopyOf(position: Position): WorkingCopy {
  const atlas = atlasAt(position);
  const spaceStates = atlas.spaces.map(emptySpace);
  const factionStates = factionsOf(atlas, position);
  const unitStates = placeUnits(atlas, position, spaceStates, factionStates);
  const turretonStates = placeTurretons(atlas, position, spaceStates);
  markBases(atlas, position, spaceStates, factionStates);
  return {
    atlas,
    position,
    spaces: spaceStates,
    factions: factionStates,
    units: unitStates,
    turretons: turretonStates,
    contested: [],
  };
}

/** The space of an id that was sent, if it is on the map. */
export function spaceNamed(copy: WorkingCopy, id: unknown): SpaceState | undefined {
  const space = copy.atlas.findSpace(id);
  return space && copy.spaces[space.index];
}

/** The state of a space this turn. */
export function stateOf(spaceStates: readonly SpaceState[], space: Space): SpaceState {
  return spaceStates[space.index] as SpaceState;
}

/** The faction of a side that is not NOBODY. */
export function factionAt(copy: WorkingCopy, side: Side): FactionState {
  return copy.factions[side] as FactionState;
}

/** A list with one more entry. Empty lists are shared until something is added. */
export function joined<T>(list: readonly T[], entry: T): readonly T[] {
  if (list.length === 0) return [entry];
  (list as T[]).push(entry);
  return list;
}

const NONE: readonly never[] = [];

function emptySpace(space: Space): SpaceState {
  return {
    space,
    occupants: NONE,
    movers: NONE,
    attacks: NONE,
    holder: NOBODY,
    guard: null,
    base: NOBODY,
    owner: NOBODY,
    leaving: 0,
    joining: 0,
    aid: 0,
    conducted: null,
    beaten: false,
    present: NOBODY,
  };
}

function factionsOf({ findSpace }: Atlas, { seats, eliminated, homes }: Position): readonly FactionState[] {
  const bases = bySide<SpaceId | null>(homes, null);
  return FACTIONS.map((faction, side) => {
    const seated = seats.includes(faction);
    const base = (seated && findSpace(bases[side])) || null;
    return { side, faction, seated, inPlay: seated && !isOut(eliminated, faction), units: [], base };
  });
}

/** Whether a faction is eliminated. */
export function isOut(eliminated: readonly Elimination[], faction: Faction): boolean {
  for (const entry of eliminated) if (entry.faction === faction) return true;
  return false;
}

/** Units are listed by faction, so that a side need not be looked up for each. */
function placeUnits(
  { findSpace }: Atlas,
  { units }: Position,
  spaceStates: readonly SpaceState[],
  factionStates: readonly FactionState[],
): readonly UnitState[] {
  const unitStates: UnitState[] = [];
  let side = NOBODY;
  let faction: Faction | null = null;
  for (const unit of units) {
    if (unit.faction !== faction) {
      faction = unit.faction;
      side = sideOf(faction);
    }
    const spaceState = stateOf(spaceStates, findSpace(unit.space) as Space);
    const unitState: UnitState = {
      unit,
      side,
      at: spaceState,
      ordered: false,
      to: null,
      listed: 0,
      course: 'blocked',
      attack: null,
      bar: null,
      leaves: false,
    };
    spaceState.occupants = joined(spaceState.occupants, unitState);
    spaceState.holder = side;
    spaceState.present = side;
    factionStates[side]?.units.push(unitState);
    unitStates.push(unitState);
  }
  return unitStates;
}

function placeTurretons(
  { seatOf }: Atlas,
  { turretons }: Position,
  spaceStates: readonly SpaceState[],
): readonly TurretonState[] {
  return TURRETONS.map((name) => {
    const spaceState = stateOf(spaceStates, seatOf(name));
    const turretonState: TurretonState = {
      name,
      at: spaceState,
      loyal: sideOf(turretons[name]),
      ordered: false,
    };
    if (turretonState.loyal !== NOBODY) {
      spaceState.guard = turretonState;
      spaceState.holder = turretonState.loyal;
    }
    return turretonState;
  });
}

function markBases(
  { findSpace }: Atlas,
  { control }: Position,
  spaceStates: readonly SpaceState[],
  factionStates: readonly FactionState[],
): void {
  for (const { base, side } of factionStates) if (base) stateOf(spaceStates, base).base = side;
  for (const id in control) {
    const land = findSpace(id);
    if (land) stateOf(spaceStates, land).owner = sideOf(control[id]);
  }
}
