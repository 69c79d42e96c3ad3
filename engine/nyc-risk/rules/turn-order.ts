import type { SeatId } from '../../game';
import { bySeat, ofSeat, type Table } from './table';

/** 2.7 The seats with most front units left play first; ties are decided by a roll. */
export function settleOrder(table: Table): void {
  const { position, events } = table;
  const groups = grouped(position.seats, (seat) => ofSeat(position.frontUnits, seat));
  position.order = groups.flatMap((group) => rolledOff(table, group));
  events.push({ type: 'orderSet', order: [...position.order] });
}

/** A group rolls until no two seats are tied; each tie within it is settled before the next group rolls. */
function rolledOff(table: Table, group: readonly SeatId[]): readonly SeatId[] {
  if (group.length === 1) return group;
  const { chance, events } = table;
  const rng = chance.drawn;
  const rolls = bySeat(group, () => chance.die('none'));
  events.push({ type: 'orderRolled', rolls, rng });
  return grouped(group, (seat) => ofSeat(rolls, seat)).flatMap((tied) => rolledOff(table, tied));
}

/** Groups of equal value, highest first; within a group the order is unchanged. */
function grouped(seats: readonly SeatId[], worth: (seat: SeatId) => number): readonly (readonly SeatId[])[] {
  const values = [...new Set(seats.map(worth))].sort((one, other) => other - one);
  return values.map((value) => seats.filter((seat) => worth(seat) === value));
}
