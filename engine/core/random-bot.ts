import type { Bot } from '../game/bot';
import type { Offer } from '../game/offer';
import type { Random } from '../random';
import { filled } from './filled';

/** A bot that picks one of the offers, with its open parts filled at random. */
export function randomBotOf<View, Order extends { readonly type: string }>(
  legal: (view: View, seat: string, given: readonly Order[]) => readonly Offer<Order>[],
  /** Types of orders that it never gives. */
  aside: readonly Order['type'][],
  choose: (offers: readonly Offer<Order>[], random: Random) => Offer<Order> | undefined,
): Bot<Order> {
  return {
    orders(view, seat, random) {
      const offers = legal(view as View, seat, []).filter(({ order }) => !aside.includes(order.type));
      const offer = choose(offers, random);
      return offer === undefined ? [] : [filled(offer, random)];
    },
  };
}
