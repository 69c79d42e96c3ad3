import type { Gate } from '../game/games.records';
import type { SeatState } from '../platform/common.schema';

/** Whether a seat has submitted orders, never which. */
export function seatStateOf(gate: Gate, seat: string): SeatState {
  if (gate.state === 'finished' || !gate.owing.includes(seat)) return 'none-owed';
  if (!Object.hasOwn(gate.given, seat)) return gate.state === 'closing' ? 'late' : 'nothing';
  return gate.ready[seat] === true ? 'ready' : 'stored';
}

/** How many of the seats that the step waits for are ready. */
export function readyIn({ owing, ready }: Gate): number {
  return owing.filter((seat) => ready[seat] === true).length;
}
