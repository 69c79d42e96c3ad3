import { ofSeat, seatName } from '../../core/by-seat';
import type { Pending } from '../../game';
import { message } from '../message';
import { mayFly } from '../rules/working-copy';
import { MISSED_TURNS, type Position } from '../types';

/** 2.2 The game waits for the seat on turn. */
export function pendingOf(position: Position): Pending | null {
  const { active, turn, order, hand, missed } = position;
  if (active === null) return null;
  const decision =
    ofSeat(hand, active) > 0
      ? message('decision.place', { left: ofSeat(hand, active) })
      : mayFly(position, active)
        ? message('decision.fly')
        : message('decision.move');
  const isLast = ofSeat(missed, active) + 1 >= MISSED_TURNS;
  const fallback = isLast
    ? { says: message('fallback.lost'), rule: '7.2' }
    : { says: message('fallback.first'), rule: '7.1' };
  const waiting = {
    decision: message('decision.wait'),
    fallback: { says: message('fallback.wait'), rule: '2.2' },
  };
  return {
    pace: 'decision',
    clock: `turn ${turn}`,
    seats: order.map((seat) =>
      seat === active ? { seat, owes: true, decision, fallback } : { seat, owes: false, ...waiting },
    ),
  };
}

/** The label of the moment: "Turn 5, Yellow", "After turn 40" at the end. */
export function labelOf({ turn, active }: Position): string {
  return active === null ? `After turn ${turn - 1}` : `Turn ${turn}, ${seatName(active)}`;
}
