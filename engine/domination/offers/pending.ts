import { ofSeat, seatName } from '../../core/by-seat';
import type { Pending, PendingSeat, SeatId } from '../../game';
import { message } from '../message';
import { occupiedSeats } from '../rules/ending';
import { mayReact } from '../rules/game-turn';
import type { Position } from '../types';

/** The seats that the game waits for: the active one or, in the scoring window, all that could react (8.1, 11.1). */
export function pendingOf(position: Position): Pending | null {
  if (position.phase === 'over') return null;
  return {
    pace: position.phase === 'turn' ? 'decision' : 'reaction',
    clock: clockOf(position),
    seats: occupiedSeats(position).map((seat) => askedOf(position, seat)),
  };
}

/** Each turn of a seat and each window has its own deadline. A hand gets smaller with every turn. */
function clockOf({ phase, turn, active, seats }: Position): string {
  if (phase !== 'turn' || active === null) return `scoring ${turn}`;
  return `turn ${turn} ${active} ${ofSeat(seats, active).hand.length}`;
}

function askedOf(position: Position, seat: SeatId): PendingSeat {
  if (position.active === seat)
    return {
      seat,
      owes: true,
      decision: message('decisions.turn'),
      fallback: { says: message('fallbacks.turn'), rule: '11.1' },
    };
  if (position.phase === 'scoring' && mayReact(position, seat))
    return {
      seat,
      owes: true,
      decision: message('decisions.scoring'),
      fallback: { says: message('fallbacks.scoring'), rule: '8.9' },
    };
  return {
    seat,
    owes: false,
    decision: message('decisions.standing'),
    fallback: { says: message('fallbacks.standing'), rule: '8.4' },
  };
}

/** The label of the moment: "Game turn 3, Yellow", "Game turn 3, scoring", "After game turn 6" at the end. */
export function labelOf({ phase, turn, active }: Position): string {
  if (phase === 'over') return `After game turn ${turn}`;
  return `Game turn ${turn}, ${active === null ? 'scoring' : seatName(active)}`;
}
