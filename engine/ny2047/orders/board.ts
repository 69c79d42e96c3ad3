import { bySide, NOBODY, type Side, sideOf } from '../data/factions';
import { findSpace, SPACES, type Space, seatOf } from '../data/map';
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
 * The working copy of a position during one adjudication. Spaces, units and Turretons point at each other, so that
 * a rule reads them without looking anything up by name. Nothing of it outlives the adjudication.
 */
export interface Board {
  readonly position: Position;
  readonly sites: readonly Site[];
  readonly camps: readonly Camp[];
  /** All units by faction, then number. */
  readonly pieces: readonly Piece[];
  readonly wards: readonly Ward[];
  /** The spaces that somebody attacks, in map file order, once the moves are classified. */
  readonly contested: Site[];
}

/** A space and what happens there this turn. */
export interface Site {
  readonly space: Space;
  /** The units here at the start of the turn; they belong to one faction (3.4). */
  occupants: readonly Piece[];
  /** The units with a legal MOVE into this space. */
  movers: readonly Piece[];
  /** The attacks that contest this space, one for each faction (7.1). */
  attacks: readonly Attack[];
  /** Whose units or loyal Turreton are here at the start of the turn. */
  holder: Side;
  /** The Turreton here, if it is loyal to somebody. */
  guard: Ward | null;
  /** Whose home base this is now. */
  base: Side;
  /** Who controls this land (10.1). */
  owner: Side;
  /** How many of the occupants leave. */
  leaving: number;
  /** How many units join by 5.2. */
  joining: number;
  /** Given hold supports. */
  aid: number;
  /** The strongest attack here, the only one that is made (7.3). */
  conducted: Attack | null;
  /** Whether the units here at the end of the battle were destroyed (8.1). */
  beaten: boolean;
  /** Whose units stand here: at first before the moves, in the end after them. */
  present: Side;
}

/** What a MOVE amounts to (5.1), or why it does not occur. */
export type Course = 'reinforcement' | 'same-terrain' | 'cross-terrain' | 'blocked' | 'exchange';

/** A unit and its fate. */
export interface Piece {
  readonly unit: Unit;
  readonly side: Side;
  readonly site: Site;
  /** Whether a legal order for it stands in its faction's list. */
  ordered: boolean;
  /** The destination of its legal MOVE. */
  to: Site | null;
  /** The place of its order in the faction's list (5.6). */
  listed: number;
  course: Course;
  attack: Attack | null;
  /** Why the move is hopeless, whatever others do. */
  bar: Rule | null;
  /** Whether the move is made, as far as is known. */
  leaves: boolean;
}

/** A Turreton. */
export interface Ward {
  readonly name: TurretonName;
  readonly site: Site;
  /** The faction it is loyal to. */
  loyal: Side;
  ordered: boolean;
}

/** All contesting moves of one faction into one space (7.1). */
export interface Attack {
  readonly side: Side;
  readonly site: Site;
  power: number;
  /** The greatest power of a counter-attack it meets (8.4). */
  opposing: number;
  /** The defence it met, once the moves are settled. */
  defence: number;
  result: 'entered' | 'won' | 'standoff' | 'lost';
}

/** A faction and its units. */
export interface Camp {
  readonly side: Side;
  readonly faction: Faction;
  readonly seated: boolean;
  /** Whether it has a seat and is not eliminated. */
  readonly inPlay: boolean;
  readonly pieces: Piece[];
  /** Where its home base is at the start of the turn. */
  readonly base: Space | null;
}

/** Sets up the working copy of a position. */
export function boardOf(position: Position): Board {
  const sites = SPACES.map(emptySite);
  const camps = campsOf(position);
  const pieces = placeUnits(position, sites, camps);
  const wards = placeTurretons(position, sites);
  markBases(position, sites, camps);
  return { position, sites, camps, pieces, wards, contested: [] };
}

/** The site of an id that somebody sent, if it is on the map. */
export function siteOf(board: Board, id: unknown): Site | undefined {
  const space = findSpace(id);
  return space && board.sites[space.index];
}

/** The site of a space. */
export function siteAt(sites: readonly Site[], space: Space): Site {
  return sites[space.index] as Site;
}

/** The camp of a side that is somebody. */
export function campAt(board: Board, side: Side): Camp {
  return board.camps[side] as Camp;
}

/** A list with one more entry. Empty lists are shared until something is added. */
export function joined<T>(list: readonly T[], entry: T): readonly T[] {
  if (list.length === 0) return [entry];
  (list as T[]).push(entry);
  return list;
}

const NONE: readonly never[] = [];

function emptySite(space: Space): Site {
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

function campsOf({ seats, eliminated, homes }: Position): readonly Camp[] {
  const bases = bySide<SpaceId | null>(homes, null);
  return FACTIONS.map((faction, side) => {
    const seated = seats.includes(faction);
    const base = (seated && findSpace(bases[side])) || null;
    return { side, faction, seated, inPlay: seated && !isOut(eliminated, faction), pieces: [], base };
  });
}

/** Whether a faction is eliminated. */
export function isOut(eliminated: readonly Elimination[], faction: Faction): boolean {
  for (const entry of eliminated) if (entry.faction === faction) return true;
  return false;
}

/** Units come faction by faction, so that a side need not be looked up for each. */
function placeUnits({ units }: Position, sites: readonly Site[], camps: readonly Camp[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let side = NOBODY;
  let faction: Faction | null = null;
  for (const unit of units) {
    if (unit.faction !== faction) {
      faction = unit.faction;
      side = sideOf(faction);
    }
    const site = siteAt(sites, findSpace(unit.space) as Space);
    const piece: Piece = {
      unit,
      side,
      site,
      ordered: false,
      to: null,
      listed: 0,
      course: 'blocked',
      attack: null,
      bar: null,
      leaves: false,
    };
    site.occupants = joined(site.occupants, piece);
    site.holder = side;
    site.present = side;
    camps[side]?.pieces.push(piece);
    pieces.push(piece);
  }
  return pieces;
}

function placeTurretons({ turretons }: Position, sites: readonly Site[]): readonly Ward[] {
  return TURRETONS.map((name) => {
    const site = siteAt(sites, seatOf(name));
    const ward: Ward = { name, site, loyal: sideOf(turretons[name]), ordered: false };
    if (ward.loyal !== NOBODY) {
      site.guard = ward;
      site.holder = ward.loyal;
    }
    return ward;
  });
}

function markBases({ control }: Position, sites: readonly Site[], camps: readonly Camp[]): void {
  for (const { base, side } of camps) if (base) siteAt(sites, base).base = side;
  for (const id in control) {
    const land = findSpace(id);
    if (land) siteAt(sites, land).owner = sideOf(control[id]);
  }
}
