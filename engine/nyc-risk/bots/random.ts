import { filled } from '../../core/filled';
import type { Bot } from '../../game/bot';
import type { Offer } from '../../game/offer';
import type { Random } from '../../random';
import { legal } from '../offers/legal';
import type { Order } from '../orders/order-types';
import type { View } from '../types';
import { type Plan, planOf } from './plan';

/** The most orders in one list. The rest of the turn comes in the next one. */
const MOST_ORDERS = 30;

/** Gives random orders of those on offer, their open parts filled at random. A turn is one list. */
export const randomBot: Bot<Order> = {
  orders(view, seat, random) {
    const plan = planOf(view as View, seat);
    while (plan.orders.length < MOST_ORDERS && isAsked(plan, view as View)) {
      const offers = offersOf(plan, random);
      const offer = offers[random.draw(0, Math.max(0, offers.length - 1))];
      if (!offer || !plan.give(filled(offer, random))) break;
    }
    return plan.orders;
  },
};

/** A turn is played to its end; for any other decision one order is enough. */
function isAsked({ orders, hoped, seat }: Plan, { turn }: View): boolean {
  if (turn === 0) return orders.length === 0;
  return hoped.active === seat && hoped.turn === turn;
}

/** No standing orders, no resignations, and only some of the possible attacks. */
function offersOf({ hoped, seat }: Plan, random: Random): readonly Offer<Order>[] {
  const offers = legal(hoped, seat, []).filter(
    ({ order }) => order.type !== 'setStandingOrder' && order.type !== 'resign',
  );
  const ends = offers.filter(({ order }) => order.type === 'endPhase');
  return ends.length > 0 && random.draw(1, 4) === 1 ? ends : offers;
}
