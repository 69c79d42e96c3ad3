import { sees } from '../../core/sees';
import type { SeatId, StepResult, Verdict, Viewer } from '../../game';
import type { Event } from '../event-types';
import { bySeat, ofSeat } from '../rules/working-copy';
import type { Hand, HiddenHand, Position, View } from '../types';

/**
 * 19 The part of a position that a viewer may see. Hands and standing orders are visible to their seat alone, and not
 * to moderators either.
 */
export function view(position: Position, viewer: Viewer): View {
  if (position.phase === 'over') return position;
  const { hands, standing, submitted, decks } = position;
  const seen = (seat: SeatId) => sees(viewer, seat);
  const seatsWithAnswer = position.seats.filter((seat) => submitted[seat] !== undefined);
  return {
    ...position,
    hands: bySeat(position.seats, (seat) => (seen(seat) ? ofSeat(hands, seat) : hidden(ofSeat(hands, seat)))),
    standing: bySeat(position.seats.filter(seen), (seat) => ofSeat(standing, seat)),
    submitted: bySeat(seatsWithAnswer, (seat) => (seen(seat) ? ofSeat(submitted, seat) : true)),
    decks: { ...decks, cards: decks.cards.length, adventures: decks.adventures.length },
  };
}

/** 19.3 The part of a step that a viewer may see. */
export function viewResult(result: StepResult<Position>, viewer: Viewer): StepResult<unknown> {
  const { position, orders, events, outcome } = result;
  return {
    position: view(position, viewer),
    orders: orders.filter((verdict) => isPublic(verdict) || sees(viewer, verdict.seat)),
    events: events.flatMap((event) => eventFor(event as Event, viewer)),
    outcome,
  };
}

function hidden({ cards, adventures }: Hand): HiddenHand {
  return { cards: cards.length, adventures: adventures.length };
}

/**
 * Standing orders and claims are visible to their seat alone. A placement is shown as an event once all are in, and a
 * refused order may name cards in hand.
 */
function isPublic({ order, result }: Verdict): boolean {
  if (result !== 'done' || typeof order !== 'object' || order === null || !('type' in order)) return false;
  return order.type !== 'setStandingOrder' && order.type !== 'claim' && order.type !== 'place';
}

function eventFor(event: Event, viewer: Viewer): readonly Event[] {
  switch (event.type) {
    case 'standingOrderSet':
      return sees(viewer, event.seat) ? [event] : [];
    case 'cardDrawn':
    case 'adventureDrawn':
      return sees(viewer, event.seat) ? [event] : [{ type: event.type, seat: event.seat }];
    case 'cardsTaken':
      return sees(viewer, event.from) || sees(viewer, event.to) ? [event] : [withoutCards(event)];
    default:
      return [event];
  }
}

function withoutCards({ type, from, to, count }: Extract<Event, { type: 'cardsTaken' }>): Event {
  return { type, from, to, count };
}
