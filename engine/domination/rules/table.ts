import { ofSeat } from '../../core/by-seat';
import { copied } from '../../core/copied';
import type { SeatId } from '../../game';
import type { Random } from '../../random';
import type { Event } from '../event-types';
import type { Options } from '../options';
import type { Position, Seat } from '../types';

/** A game in progress: a copy of the position that may be changed, the random stream, and the events so far. */
export interface Table {
  readonly position: Position;
  readonly options: Options;
  readonly random: Random;
  readonly events: Event[];
}

/** Sets a table up with a copy of the position. */
export function tableOf(position: Position, options: Options, random: Random): Table {
  return { position: copied(position), options, random, events: [] };
}

/** 14.1 A random index into a list of this length. */
export function drawIndex({ position, random }: Table, count: number): number {
  position.drawn += 1;
  return random.draw(0, count - 1);
}

/** The data of a seat of this table. */
export function seatAt({ position }: Table, seat: SeatId): Seat {
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
