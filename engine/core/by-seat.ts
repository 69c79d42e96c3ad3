import type { SeatId } from '../game';
import { capitalized } from './capitalized';

/** A seat's name in sentences: "Yellow". */
export function seatName(seat: SeatId): string {
  return capitalized(seat);
}

/** A seat's entry, such as its hand or standing order, in a record that has one for every seat of a position. */
export function ofSeat<T>(bySeat: Readonly<Record<SeatId, T>>, seat: SeatId): T {
  const value = bySeat[seat];
  if (value === undefined) throw new RangeError(`no seat ${seat}`);
  return value;
}

/** A record with a value for each seat. */
export function bySeat<T>(seats: readonly SeatId[], worth: (seat: SeatId) => T): Record<SeatId, T> {
  return Object.fromEntries(seats.map((seat) => [seat, worth(seat)]));
}
