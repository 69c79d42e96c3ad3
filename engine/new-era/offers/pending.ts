import { ofSeat, seatName } from '../../core/by-seat';
import type { Pending, PendingSeat, SeatId } from '../../game';
import { message } from '../message';
import { seatsPlaying } from '../rules/ending';
import type { Decision, Position } from '../types';

/** The seat that the game waits for: one at a time (3.1). */
export function pendingOf(position: Position): Pending | null {
  if (position.phase === 'over') return null;
  const decision = position.awaiting?.decision;
  return {
    pace: decision === 'draft' || decision === 'spoils' ? 'reaction' : 'decision',
    clock: clockOf(position),
    seats: seatsPlaying(position).map((seat) => askedOf(position, seat)),
  };
}

/** 3.11 A step that leaves the same decision open starts no new deadline. */
function clockOf({ turn, phase, awaiting, picks, players }: Position): string {
  if (!awaiting) return `turn ${turn} ${phase}`;
  const { seat, decision } = awaiting;
  const count = decision === 'draft' ? picks : ofSeat(players, seat).actions;
  return `turn ${turn} ${decision} ${seat} ${count}`;
}

const ASKED: Readonly<Record<Decision, Pick<PendingSeat, 'decision' | 'fallback'>>> = {
  draft: {
    decision: message('decisions.draft'),
    fallback: { says: message('fallbacks.draft'), rule: '3.3' },
  },
  spoils: {
    decision: message('decisions.spoils'),
    fallback: { says: message('fallbacks.spoils'), rule: '3.3' },
  },
  action: {
    decision: message('decisions.action'),
    fallback: { says: message('fallbacks.action'), rule: '3.3' },
  },
};

function askedOf({ awaiting }: Position, seat: SeatId): PendingSeat {
  if (awaiting?.seat === seat) return { seat, owes: true, ...ASKED[awaiting.decision] };
  return {
    seat,
    owes: false,
    decision: message('decisions.standing'),
    fallback: { says: message('fallbacks.standing'), rule: '3.10' },
  };
}

const PHASE_NAMES = { lookout: 'lookout', production: 'production', actions: 'actions' } as const;

/** The label of the moment: "Turn 3, lookout: Yellow", "After turn 9" at the end. */
export function labelOf({ turn, phase, awaiting }: Position): string {
  if (phase === 'over') return `After turn ${turn}`;
  const moment = `Turn ${turn}, ${PHASE_NAMES[phase]}`;
  return awaiting ? `${moment}: ${seatName(awaiting.seat)}` : moment;
}
