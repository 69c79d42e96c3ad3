import type { SeatId } from '../game';
import { capitalized } from './capitalized';

/** A seat as sentences name it: "Yellow". */
export function seatName(seat: SeatId): string {
  return capitalized(seat);
}

/** A seat's own hand, standing order and the like, which every seat of a position has. */
export function ofSeat<T>(bySeat: Readonly<Record<SeatId, T>>, seat: SeatId): T {
  const value = bySeat[seat];
  if (value === undefined) throw new RangeError(`no seat ${seat}`);
  return value;
}

/** A record with a value for each seat. */
export function bySeat<T>(seats: readonly SeatId[], worth: (seat: SeatId) => T): Record<SeatId, T> {
  return Object.fromEntries(seats.map((seat) => [seat, worth(seat)]));
}
