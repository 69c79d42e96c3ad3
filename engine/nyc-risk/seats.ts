import type { SeatId } from '../game';

/** What the platform calls the seats of a board. A scenario may give them any other names. */
export const SEAT_COLOURS: readonly SeatId[] = ['yellow', 'blue', 'green', 'red', 'teal', 'violet'];

/** A seat as sentences name it: "Yellow". */
export function seatName(seat: SeatId): string {
  return seat.charAt(0).toUpperCase() + seat.slice(1);
}
