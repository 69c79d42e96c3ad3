import type { SeatId } from '../../game';
import type { OrderOf } from '../orders/order-types';
import { discardAdventures } from './hands';
import { done, type OrderVerdict, refused } from './play';
import { holdingOf, ofSeat, owns, type WorkingCopy } from './working-copy';

/** 9.4 A seat without a mayor turns a unit into one. */
export function makeMayor(
  { position, events }: WorkingCopy,
  seat: SeatId,
  { at }: OrderOf<'mayor'>,
): OrderVerdict {
  const holding = holdingOf(position, at);
  if (ofSeat(position.mayors, seat) !== null || !owns(position, seat, at) || holding.units < 2)
    return refused('9.4');
  holding.units -= 1;
  position.mayors[seat] = at;
  events.push({ type: 'mayorMade', seat, at });
  return done('9.4');
}

/** 9.5 Adventure cards are discarded, for no points. */
export function discard(copy: WorkingCopy, seat: SeatId, { cards }: OrderOf<'discard'>): OrderVerdict {
  const held = ofSeat(copy.position.hands, seat).adventures;
  if (!cards.every((card) => held.includes(card))) return refused('9.5');
  discardAdventures(copy, seat, cards);
  return done('9.5');
}
