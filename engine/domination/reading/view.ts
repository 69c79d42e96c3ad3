import { bySeat, ofSeat } from '../../core/by-seat';
import { sees } from '../../core/sees';
import type { StepResult, Verdict, Viewer } from '../../game';
import { sorted } from '../data/cards';
import type { Event } from '../event-types';
import type { Position, Seat, SeatView, View } from '../types';

/**
 * 16 The part of a position that a viewer may see. A hand and standing orders are only visible to their seat, the order
 * of a deck to no one.
 */
export function view(position: Position, viewer: Viewer): View {
  const { seats, order } = position;
  return {
    ...position,
    seats: bySeat(order, (seat) => seatView(ofSeat(seats, seat), sees(viewer, seat))),
  };
}

function seatView({ hand, draw, standing, ...open }: Seat, isOwn: boolean): SeatView {
  return {
    ...open,
    handCount: hand.length,
    drawCount: draw.length,
    owned: sorted([...hand, ...draw]),
    ...(isOwn && { hand, standing }),
  };
}

/** 16.4 The part of a step that a viewer may see. */
export function viewResult(result: StepResult<Position>, viewer: Viewer): StepResult<unknown> {
  const { position, orders, events, outcome } = result;
  return {
    position: view(position, viewer),
    orders: orders.filter((verdict) => isPublic(verdict) || sees(viewer, verdict.seat)),
    events: events.filter((event) => isVisible(event as Event, viewer)),
    outcome,
  };
}

/** A refused or void order may name cards in hand, and standing orders are private. */
function isPublic({ order, result }: Verdict): boolean {
  if (result === 'rejected' || result === 'void') return false;
  return typeof order === 'object' && order !== null && 'type' in order && order.type !== 'standing';
}

function isVisible(event: Event, viewer: Viewer): boolean {
  return event.type !== 'standing_set' || sees(viewer, event.seat);
}
