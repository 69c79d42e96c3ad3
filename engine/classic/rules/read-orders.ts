import { type Atlas, type Location, NOBODY, type Side } from '../data/atlas';
import { readLine } from '../orders/read-line';
import { Unreadable } from '../orders/words';
import type { Position, Rule } from '../types';
import { arrivalOf, canConvoy, canSupportHold, canSupportMove } from './possible';
import { occupantOf, type Task, type UnitState, type WorkingCopy } from './working-copy';

/** The reasons for refusing an order, with their rules (4.12). */
export const REFUSALS = {
  'game-over': '4.11',
  eliminated: '4.11',
  unreadable: '15.1',
  'not-an-object': '4.3',
  'wrong-phase': '4.11',
  'bad-vote': '4.10',
  'not-your-unit': '4.3',
  'no-place': '4.3',
  'bad-via': '4.3',
  'unclear-support': '4.3',
  impossible: '4.6',
  'which-coast': '4.7',
  'wrong-coast': '4.7',
  'no-support': '4.8',
  'no-convoy': '4.9',
  'second-order': '4.4',
} as const satisfies Readonly<Record<string, Rule>>;
export type Refusal = keyof typeof REFUSALS;

/** One entry of a power's list during the adjudication. */
export interface Entry {
  readonly side: Side;
  /** The order exactly as it was sent. */
  readonly order: unknown;
  /** The order's unit, once it is known. */
  unit: UnitState | null;
  refusal: Refusal | null;
  /** Whether it is a vote. */
  vote: boolean;
  /** The order as fields: those of a typed line, or those that were sent. */
  fields: Fields;
}

/** An order's fields before any checks. */
export type Fields = Readonly<Record<string, unknown>>;

const NO_FIELDS: Fields = {};

/** 15.1, 4.3 The fields of an order or of its typed line; a refusal if there are none. */
export function fieldsOf(
  atlas: Atlas,
  position: Pick<Position, 'phase'>,
  order: unknown,
): Fields | 'unreadable' | 'not-an-object' {
  if (typeof order === 'string') {
    const read = readLine(atlas, position, order);
    return read instanceof Unreadable ? 'unreadable' : (read as object as Fields);
  }
  return typeof order === 'object' && order !== null && !Array.isArray(order)
    ? (order as Fields)
    : 'not-an-object';
}

/** Reads a power's list in an orders phase (4.3 to 4.12): accepted orders are assigned to the units of the board. */
export function readList(copy: WorkingCopy, side: Side, list: readonly unknown[], isOut: boolean): Entry[] {
  const entries: Entry[] = [];
  for (const order of list) {
    const entry: Entry = { side, order, unit: null, refusal: null, vote: false, fields: NO_FIELDS };
    entry.refusal = isOut ? 'eliminated' : readOrder(copy, entry);
    entries.push(entry);
  }
  return entries;
}

function readOrder(copy: WorkingCopy, entry: Entry): Refusal | null {
  const fields = fieldsOf(copy.atlas, copy.position, entry.order);
  if (typeof fields === 'string') return fields;
  entry.fields = fields;
  const { type } = fields;
  if (type === 'VOTE') {
    entry.vote = true;
    return isVote(copy.atlas, copy.position, entry.side, fields) ? null : 'bad-vote';
  }
  if (type !== 'HOLD' && type !== 'MOVE' && type !== 'SUPPORT' && type !== 'CONVOY') return 'wrong-phase';
  const unit = unitNamed(copy, entry.side, fields.unit);
  if (unit === null) return 'not-your-unit';
  entry.unit = unit;
  return TASKS[type](copy, unit, fields);
}

/** 3.2 A unit is named by its province; a coast is ignored, right or wrong (4.7). */
function unitNamed(copy: WorkingCopy, side: Side, name: unknown): UnitState | null {
  const place = copy.atlas.findLocation(name);
  const unit = place ? occupantOf(copy, place.province) : null;
  return unit !== null && unit.side === side ? unit : null;
}

/** 4.10 A vote for a draw, or to concede to another power that is still in the game. */
export function isVote(atlas: Atlas, position: Position, side: Side, { vote, to, among }: Fields): boolean {
  if (vote === 'draw') return isDraw(position, among);
  const other = atlas.sideOf(to);
  return (
    vote === 'concede' &&
    other !== NOBODY &&
    other !== side &&
    position.seats.some((seat) => seat === to) &&
    !position.eliminated.some(({ power }) => power === to)
  );
}

/** A draw that the league allows: of all survivors or, if it votes on that, of two or more named powers. */
function isDraw({ seats, eliminated, customs }: Position, among: unknown): boolean {
  if (customs?.draws === 'none') return false;
  if (customs?.draws !== 'voted' || among === undefined) return among === undefined;
  const named = Array.isArray(among) ? among : [];
  const inPlay = (power: unknown) =>
    seats.some((seat) => seat === power) && !eliminated.some((one) => one.power === power);
  return named.length > 1 && new Set(named).size === named.length && named.every(inPlay);
}

/** Checks an order of each type and assigns it to its unit, unless the unit has one already (4.4). */
const TASKS: Readonly<Record<Task, (copy: WorkingCopy, unit: UnitState, fields: Fields) => Refusal | null>> =
  {
    HOLD: (_board, unit) => accept(unit, 'HOLD', null, null),
    MOVE: readMove,
    SUPPORT: readSupport,
    CONVOY: readConvoy,
  };

function accept(
  unit: UnitState,
  task: Task,
  goal: Location | null,
  aided: UnitState | null,
): 'second-order' | null {
  if (unit.ordered) return 'second-order';
  unit.ordered = true;
  unit.task = task;
  unit.goal = goal;
  unit.aided = aided;
  return null;
}

function readMove(copy: WorkingCopy, unit: UnitState, { to, viaConvoy = false }: Fields): Refusal | null {
  const goal = copy.atlas.findLocation(to);
  if (!goal) return 'no-place';
  if (typeof viaConvoy !== 'boolean') return 'bad-via';
  const arrival = arrivalOf(copy, unit, goal, viaConvoy);
  if (typeof arrival === 'string') return arrival;
  const refusal = accept(unit, 'MOVE', arrival, null);
  if (refusal === null) unit.via = viaConvoy;
  return refusal;
}

function readSupport(copy: WorkingCopy, unit: UnitState, { at, from, to }: Fields): Refusal | null {
  if (at !== undefined) {
    if (from !== undefined || to !== undefined) return 'unclear-support';
    const place = copy.atlas.findLocation(at);
    if (!place) return 'no-place';
    if (!canSupportHold(copy, unit, place.province)) return 'no-support';
    return accept(unit, 'SUPPORT', place, occupantOf(copy, place.province));
  }
  if (from === undefined || to === undefined) return 'unclear-support';
  const start = copy.atlas.findLocation(from);
  const goal = copy.atlas.findLocation(to);
  if (!start || !goal) return 'no-place';
  if (!canSupportMove(copy, unit, start.province, goal)) return 'no-support';
  const refusal = accept(unit, 'SUPPORT', goal, occupantOf(copy, start.province));
  if (refusal === null) unit.forMove = true;
  return refusal;
}

function readConvoy(copy: WorkingCopy, unit: UnitState, { from, to }: Fields): Refusal | null {
  const start = copy.atlas.findLocation(from);
  const goal = copy.atlas.findLocation(to);
  if (!start || !goal) return 'no-place';
  if (!canConvoy(copy, unit, start.province, goal.province)) return 'no-convoy';
  return accept(unit, 'CONVOY', goal.province.location, occupantOf(copy, start.province));
}
