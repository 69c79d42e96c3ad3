import { ofSeat } from '../../core/by-seat';
import { copied } from '../../core/copied';
import type { SeatId } from '../../game';
import { millsOf, POINTS, type PointId } from '../data/board';
import { type Event, LEAST_MEN, type Position } from '../types';

/** The working copy of a position during one adjudication: a copy that the rules change, and the events so far. */
export interface WorkingCopy {
  readonly position: Position;
  readonly events: Event[];
}

/** A working copy of a position, with no events yet. */
export function workingCopyOf(position: Position): WorkingCopy {
  return { position: copied(position), events: [] };
}

/** 1.4 The other seat. */
export function rivalOf({ order }: Pick<Position, 'order'>, seat: SeatId): SeatId {
  return order.find((one) => one !== seat) ?? seat;
}

/** The points with a man of a seat, in the order of the board. */
export function pointsOf({ men }: Pick<Position, 'men'>, seat: SeatId): readonly PointId[] {
  return POINTS.filter((point) => men[point] === seat);
}

/** The men of a seat in hand and on the board. */
export function menOf(position: Pick<Position, 'men' | 'hand'>, seat: SeatId): number {
  return ofSeat(position.hand, seat) + pointsOf(position, seat).length;
}

/** 1.3 Whether a man on this point is part of a mill of its seat. */
export function isInMill({ men }: Pick<Position, 'men'>, point: PointId): boolean {
  const seat = men[point];
  return seat !== undefined && millsOf(point).some((mill) => mill.every((one) => men[one] === seat));
}

/** 4.2 Whether a seat may move its men to any empty point. */
export function mayFly(position: Pick<Position, 'men' | 'hand'>, seat: SeatId): boolean {
  return ofSeat(position.hand, seat) === 0 && pointsOf(position, seat).length === LEAST_MEN;
}

/** 5.2 The men of the rival that a mill may take: those in no mill; all of them if each is in one. */
export function takeable(position: Pick<Position, 'men' | 'order'>, seat: SeatId): readonly PointId[] {
  const all = pointsOf(position, rivalOf(position, seat));
  const free = all.filter((point) => !isInMill(position, point));
  return free.length > 0 ? free : all;
}
