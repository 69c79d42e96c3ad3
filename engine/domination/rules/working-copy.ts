import { ofSeat } from '../../core/by-seat';
import { copied } from '../../core/copied';
import type { SeatId } from '../../game';
import type { Random } from '../../random';
import type { Event } from '../event-types';
import type { Options } from '../options';
import type { Position, Seat } from '../types';

/** The working copy of a position during one adjudication: a copy that the rules change, the random stream, and the events so far. */
export interface WorkingCopy {
  readonly position: Position;
  readonly options: Options;
  readonly random: Random;
  readonly events: Event[];
}

/** A working copy of a position, with no events yet. */
export function workingCopyOf(position: Position, options: Options, random: Random): WorkingCopy {
  return { position: copied(position), options, random, events: [] };
}

/** 14.1 A random index into a list of this length. */
export function drawIndex({ position, random }: WorkingCopy, count: number): number {
  position.drawn += 1;
  return random.draw(0, count - 1);
}

/** The data of a seat. */
export function seatAt({ position }: WorkingCopy, seat: SeatId): Seat {
  return ofSeat(position.seats, seat);
}

/** 1.1 All seats starting with one of them, each followed by the one to its left. */
export function rotationFrom({ order }: Pick<Position, 'order'>, seat: SeatId): readonly SeatId[] {
  const at = order.indexOf(seat);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** 1.1 All seats from the left of one of them around to itself. */
export function rotationAfter(view: Pick<Position, 'order'>, seat: SeatId): readonly SeatId[] {
  const [own = seat, ...others] = rotationFrom(view, seat);
  return [...others, own];
}
