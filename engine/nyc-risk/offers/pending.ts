import { seatName } from '../../core/by-seat';
import type { Pending, PendingSeat, SeatId } from '../../game';
import { STOPS } from '../data/map';
import { decidingSeats } from '../rules/deciding';
import { unitsToPlace } from '../rules/place';
import { ofSeat } from '../rules/table';
import type { Phase, Position } from '../types';

/** What the game waits for: the answers of all in `claim` and `place`, else the active seat (4.2, 4.3). */
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

/** One deadline covers a whole turn, however many portions it is given in (4.2). */
function clockOf(position: Position): string {
  const { phase, turn, active, frontUnits } = position;
  if (phase === 'claim' || phase === 'place') return phase;
  if (phase !== 'draft') return `turn ${turn} ${active}`;
  return `draft ${Object.values(frontUnits).reduce((sum, units) => sum + units, 0)}`;
}

/** Names the moment: "Claims", "Turn 12, Yellow: attack", "A-train at Inwood-207th Street" at the end. */
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
  const [decision, text, rule] = askedOf(position, seat);
  return { seat, owes: true, decision, fallback: { says: text, rule } };
}

function askedOf(position: Position, seat: SeatId): readonly [string, string, string] {
  const { phase, pending, mustTrade, reinforcements } = position;
  if (phase === 'claim') return ['the neighbourhoods you have lived in', 'You claim nothing.', '13.2'];
  if (phase === 'draft')
    return [
      'a pick',
      'You get the first free neighbourhood of your pick list, or else one next to yours.',
      '13.2',
    ];
  if (phase === 'place')
    return [
      `${unitsToPlace(position, seat)} units and your mayor to place`,
      'Your units go where most enemies face them, and your mayor joins the largest group.',
      '13.2',
    ];
  const silent = 'Your pool goes where most enemies face it, and your turn ends without an attack.';
  if (pending) return ['units to move in', silent, '13.3'];
  if (mustTrade)
    return [`cards to trade, ${ofSeat(position.hands, seat).cards.length} in hand`, silent, '13.3'];
  return [
    phase === 'reinforce' ? `${reinforcements} units to place, then your turn` : 'the rest of your turn',
    silent,
    '13.3',
  ];
}

/** 4.3 Every seat may change standing orders at any time; the game does not wait for it. */
function standingBy(seat: SeatId): PendingSeat {
  return {
    seat,
    owes: false,
    decision: 'standing orders (optional)',
    fallback: { says: 'Your standing orders stay as they are.', rule: '12.1' },
  };
}
