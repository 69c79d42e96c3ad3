import { adjacent } from '../data/atlas';
import { bySide, sideOf } from '../data/factions';
import type { Rule } from '../types';
import {
  type FactionState,
  type SpaceState,
  spaceNamed,
  type TurretonState,
  type UnitState,
  type WorkingCopy,
} from './working-copy';

/** One entry of a faction's list, as the adjudication reads it. */
export interface Entry {
  readonly factionState: FactionState;
  /** The order as it was sent. */
  readonly order: unknown;
  /** The reason for its refusal; null if it is valid. */
  refusal: Refusal | null;
  type: 'HOLD' | 'MOVE' | 'SUPPORT' | 'NOTE';
  /** The actor; both null for PREFER and VOTE. */
  unitState: UnitState | null;
  turretonState: TurretonState | null;
  /** The battle space of a SUPPORT, the destination of a MOVE. */
  at: SpaceState | null;
  /** The origin of a supported move; null when a hold is supported. */
  from: SpaceState | null;
}

/** Every possible fault of an entry, and the rule that refuses it. */
export const REFUSALS = {
  'not-in-play': '4.11',
  'not-an-object': '4.3',
  'bad-preference': '4.3',
  'bad-vote': '4.3',
  'no-actor': '4.3',
  'unknown-type': '4.3',
  'not-your-unit': '4.3',
  'not-your-turreton': '4.9',
  'turreton-cannot-move': '4.9',
  'not-adjacent': '4.5',
  'unclear-support': '4.3',
  'support-not-adjacent': '4.6',
  'land-supports-water': '4.8',
  'nobody-to-support': '4.7',
  'turreton-supports-foreigner': '4.9',
  'second-order': '4.4',
} as const satisfies Readonly<Record<string, Rule>>;
export type Refusal = keyof typeof REFUSALS;

/** An order of unknown content: any field may be present with any value. */
type Fields = Readonly<Record<string, unknown>>;

/** Reads the lists of all factions in canonical order (4.11, 4.12). */
export function readLists(copy: WorkingCopy, lists: Readonly<Record<string, unknown>>): readonly Entry[] {
  const entries: Entry[] = [];
  const given = bySide<unknown>(lists, null);
  for (const factionState of copy.factions) {
    const list = factionState.seated ? given[factionState.side] : null;
    if (Array.isArray(list)) readList(copy, factionState, list, entries);
  }
  return entries;
}

/** Reads one faction's list and adds its entries to those read before. */
export function readList(
  copy: WorkingCopy,
  factionState: FactionState,
  list: readonly unknown[],
  entries: Entry[],
): void {
  for (const order of list) {
    const entry: Entry = {
      factionState,
      order,
      refusal: null,
      type: 'NOTE',
      unitState: null,
      turretonState: null,
      at: null,
      from: null,
    };
    entry.refusal = factionState.inPlay ? readEntry(copy, entry) : 'not-in-play';
    if (entry.refusal === null) standBy(entry, entries.length);
    entries.push(entry);
  }
}

/** Assigns a legal order to its unit; its position in the list decides the lead (5.6). */
function standBy(entry: Entry, listed: number): void {
  if (entry.turretonState) entry.turretonState.ordered = true;
  const unitState = entry.unitState;
  if (!unitState) return;
  unitState.ordered = true;
  unitState.listed = listed;
  if (entry.type === 'MOVE') unitState.to = entry.at;
}

/** 4.12 The first check that fails gives the reason. */
function readEntry(copy: WorkingCopy, entry: Entry): Refusal | null {
  const { order } = entry;
  if (typeof order !== 'object' || order === null || Array.isArray(order)) return 'not-an-object';
  const fields = order as Fields;
  const { type } = fields;
  if (type === 'PREFER') return isPreference(fields) ? null : 'bad-preference';
  if (type === 'VOTE') return isVote(copy, entry.factionState, fields) ? null : 'bad-vote';
  return readActor(copy, entry, type, fields) ?? readTask(copy, entry, fields) ?? secondOrder(entry);
}

/** 4.10 A PREFER needs `home` or `disband`, each a list if given. */
function isPreference({ home, disband }: Fields): boolean {
  if (home === undefined && disband === undefined) return false;
  return (home === undefined || Array.isArray(home)) && (disband === undefined || Array.isArray(disband));
}

/** 14.3 A vote to concede names another faction that is still in the game. */
function isVote(copy: WorkingCopy, factionState: FactionState, { vote, to }: Fields): boolean {
  if (vote === 'draw') return true;
  const favoured = copy.factions[sideOf(to)];
  return vote === 'concede' && favoured !== undefined && favoured !== factionState && favoured.inPlay;
}

/** 4.3, 4.9 Exactly one of `unit` and `turreton`, a known `type`, and an actor of one's own. */
function readActor(
  copy: WorkingCopy,
  entry: Entry,
  type: unknown,
  { unit, turreton }: Fields,
): Refusal | null {
  if ((unit === undefined) === (turreton === undefined)) return 'no-actor';
  if (type !== 'HOLD' && type !== 'MOVE' && type !== 'SUPPORT') return 'unknown-type';
  entry.type = type;
  if (unit !== undefined) {
    entry.unitState = unitStateOf(entry.factionState, unit);
    return entry.unitState ? null : 'not-your-unit';
  }
  entry.turretonState =
    copy.turretons.find(
      (turretonState) => turretonState.name === turreton && turretonState.loyal === entry.factionState.side,
    ) ?? null;
  if (!entry.turretonState) return 'not-your-turreton';
  return type === 'MOVE' ? 'turreton-cannot-move' : null;
}

function unitStateOf(factionState: FactionState, id: unknown): UnitState | null {
  for (const unitState of factionState.units) if (unitState.unit.id === id) return unitState;
  return null;
}

function readTask(copy: WorkingCopy, entry: Entry, fields: Fields): Refusal | null {
  if (entry.type === 'MOVE') return readMove(copy, entry, fields);
  if (entry.type === 'SUPPORT') return readSupport(copy, entry, fields);
  return null;
}

/** The space of the unit or Turreton of an entry. */
export function standpoint(entry: Entry): SpaceState {
  return (entry.unitState ?? entry.turretonState)?.at as SpaceState;
}

/** 4.5 MOVE must name a space adjacent to the unit. */
function readMove(copy: WorkingCopy, entry: Entry, { to }: Fields): Refusal | null {
  const spaceState = spaceNamed(copy, to);
  if (!spaceState || !adjacent(spaceState.space, standpoint(entry).space)) return 'not-adjacent';
  entry.at = spaceState;
  return null;
}

/** 6.1 A SUPPORT has one of two forms; 4.6 to 4.9 define when it is legal. */
function readSupport(copy: WorkingCopy, entry: Entry, { at, from, to }: Fields): Refusal | null {
  const hold = at !== undefined;
  if (hold ? from !== undefined || to !== undefined : from === undefined || to === undefined)
    return 'unclear-support';
  const battle = spaceNamed(copy, hold ? at : to);
  const origin = hold ? undefined : spaceNamed(copy, from);
  const { space, guard, holder } = standpoint(entry);
  if (!battle || !adjacent(battle.space, space)) return 'support-not-adjacent';
  if (!hold && !(origin && adjacent(origin.space, battle.space))) return 'support-not-adjacent';
  if (space.land && !battle.space.land) return 'land-supports-water';
  const named = origin ?? battle;
  if (named.occupants.length === 0 && !(hold && named.guard)) return 'nobody-to-support';
  if (entry.turretonState && guard && named.holder !== holder) return 'turreton-supports-foreigner';
  entry.at = battle;
  entry.from = origin ?? null;
  return null;
}

/** 4.4 Of several legal orders for one unit or Turreton the first counts. */
function secondOrder(entry: Entry): Refusal | null {
  return (entry.unitState ?? entry.turretonState)?.ordered ? 'second-order' : null;
}
