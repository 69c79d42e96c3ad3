import { seatName } from '../../core/by-seat';
import type { Message, Pending, PendingSeat, SeatId } from '../../game';
import { STOPS } from '../data/map';
import { message } from '../message';
import { decidingSeats } from '../rules/deciding';
import { unitsToPlace } from '../rules/place';
import { ofSeat } from '../rules/working-copy';
import type { Phase, Position } from '../types';

/**
 * The decisions that the game waits for: the answers of all in `claim` and `place`, else the active seat (4.2, 4.3).
 */
export function pendingOf(position: Position): Pending | null {
  const { phase, seats, status } = position;
  if (phase === 'over') return null;
  const deciding = decidingSeats(position);
  return {
    pace: PACES[phase],
    clock: clockOf(position),
    seats: seats
      .filter((seat) => status[seat] === 'playing')
      .map((seat) => (deciding.includes(seat) ? owed(position, seat) : standingBy(seat))),
  };
}

const PACES: Readonly<Record<Exclude<Phase, 'over'>, Pending['pace']>> = {
  claim: 'orders',
  draft: 'reaction',
  place: 'orders',
  reinforce: 'decision',
  attack: 'decision',
  fortify: 'decision',
  end: 'decision',
};

/** One deadline covers a whole turn, regardless of the number of portions (4.2). */
function clockOf(position: Position): string {
  const { phase, turn, active, frontUnits } = position;
  if (phase === 'claim' || phase === 'place') return phase;
  if (phase !== 'draft') return `turn ${turn} ${active}`;
  return `draft ${Object.values(frontUnits).reduce((sum, units) => sum + units, 0)}`;
}

/** The label of the moment: "Claims", "Turn 12, Yellow: attack", "A-train at Inwood-207th Street" at the end. */
export function labelOf({ phase, turn, active, train }: Position): string {
  switch (phase) {
    case 'claim':
      return 'Claims';
    case 'draft':
      return `Draft, ${seatName(active ?? '')} picks`;
    case 'place':
      return 'Placement';
    case 'over':
      return `A-train at ${STOPS[train]?.name}`;
    default:
      return `Turn ${turn}, ${seatName(active ?? '')}: ${phase}`;
  }
}

function owed(position: Position, seat: SeatId): PendingSeat {
  const [decision, says, rule] = askedOf(position, seat);
  return { seat, owes: true, decision, fallback: { says, rule } };
}

type Asked = readonly [decision: Message, fallback: Message, rule: string];

function askedOf(position: Position, seat: SeatId): Asked {
  if (position.phase === 'claim') return [message('decisions.claim'), message('fallbacks.claim'), '13.2'];
  if (position.phase === 'draft') return [message('decisions.draft'), message('fallbacks.draft'), '13.2'];
  if (position.phase === 'place') {
    const count = unitsToPlace(position, seat);
    return [message('decisions.place', { count }), message('fallbacks.place'), '13.2'];
  }
  return [turnDecision(position, seat), message('fallbacks.turn'), '13.3'];
}

function turnDecision(position: Position, seat: SeatId): Message {
  if (position.pending) return message('decisions.moveIn');
  if (position.mustTrade)
    return message('decisions.trade', { count: ofSeat(position.hands, seat).cards.length });
  return position.phase === 'reinforce'
    ? message('decisions.reinforce', { count: position.reinforcements })
    : message('decisions.rest');
}

/** 4.3 Every seat may change standing orders at any time; the game does not wait for it. */
function standingBy(seat: SeatId): PendingSeat {
  return {
    seat,
    owes: false,
    decision: message('decisions.standing'),
    fallback: { says: message('fallbacks.standing'), rule: '12.1' },
  };
}
