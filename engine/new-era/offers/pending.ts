import { ofSeat, seatName } from '../../core/by-seat';
import type { Pending, PendingSeat, SeatId } from '../../game';
import { seatsPlaying } from '../rules/ending';
import type { Decision, Position } from '../types';

/** What the game waits for: one seat at a time (3.1). */
export function pendingOf(position: Position): Pending | null {
  if (position.phase === 'over') return null;
  const decision = position.awaiting?.decision;
  return {
    pace: decision === 'draft' || decision === 'spoils' ? 'reaction' : 'decision',
    clock: clockOf(position),
    seats: seatsPlaying(position).map((seat) => askedOf(position, seat)),
  };
}

/** 3.11 A step that leaves the same decision owed starts no new deadline. */
function clockOf({ turn, phase, awaiting, picks, players }: Position): string {
  if (!awaiting) return `turn ${turn} ${phase}`;
  const { seat, decision } = awaiting;
  const count = decision === 'draft' ? picks : ofSeat(players, seat).actions;
  return `turn ${turn} ${decision} ${seat} ${count}`;
}

const ASKED: Readonly<Record<Decision, Pick<PendingSeat, 'decision' | 'fallback'>>> = {
  draft: {
    decision: 'a card from the display',
    fallback: {
      says: 'You get the first card on display that your standing orders name, or else the first card.',
      rule: '3.3',
    },
  },
  spoils: {
    decision: 'the spoils to take',
    fallback: { says: 'Your standing orders decide: all of them or none.', rule: '3.3' },
  },
  action: {
    decision: 'an action, or a pass',
    fallback: { says: 'You pass, and your goods are stored as far as they fit.', rule: '3.3' },
  },
};

function askedOf({ awaiting }: Position, seat: SeatId): PendingSeat {
  if (awaiting?.seat === seat) return { seat, owes: true, ...ASKED[awaiting.decision] };
  return {
    seat,
    owes: false,
    decision: 'standing orders and plans (optional)',
    fallback: { says: 'Your standing orders stay as they are.', rule: '3.10' },
  };
}

const PHASE_NAMES = { lookout: 'lookout', production: 'production', actions: 'actions' } as const;

/** Names the moment: "Turn 3, lookout: Yellow", "After turn 9" at the end. */
export function labelOf({ turn, phase, awaiting }: Position): string {
  if (phase === 'over') return `After turn ${turn}`;
  const moment = `Turn ${turn}, ${PHASE_NAMES[phase]}`;
  return awaiting ? `${moment}: ${seatName(awaiting.seat)}` : moment;
}
