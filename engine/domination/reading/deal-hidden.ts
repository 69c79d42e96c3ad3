import { bySeat, ofSeat } from '../../core/by-seat';
import { shuffled } from '../../core/shuffled';
import type { Random } from '../../random';
import type { CardId } from '../card-ids';
import { sorted } from '../data/cards';
import { startingStanding } from '../rules/standing-orders';
import type { Position, Seat, SeatView, View } from '../types';

/**
 * A whole position that gives this view: hands are dealt from the cards that each seat owns, and seats whose standing
 * orders are hidden have none.
 */
export function dealHidden(view: unknown, random: Random): Position {
  const seen = view as View;
  return { ...seen, seats: bySeat(seen.order, (seat) => dealt(ofSeat(seen.seats, seat), random)) };
}

function dealt({ handCount, drawCount: _, owned, hand, standing, ...open }: SeatView, random: Random): Seat {
  const cards = shuffled(owned, random);
  const own = hand ?? cards.slice(0, handCount);
  return {
    ...open,
    hand: sorted(own),
    draw: without(cards, own),
    standing: standing ?? startingStanding(),
  };
}

/** The cards without the taken ones, counting copies. */
function without(cards: readonly CardId[], taken: readonly CardId[]): CardId[] {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}
