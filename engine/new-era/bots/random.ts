import { randomBotOf } from '../../core/random-bot';
import type { Offer } from '../../game/offer';
import type { Random } from '../../random';
import { legal } from '../offers/legal';
import type { Order } from '../orders/order-types';

/** Gives one random order of those on offer. It gives no standing orders. */
export const randomBot = randomBotOf(legal, ['standing', 'resign', 'rejoin'], offerOf);

/** Sometimes passes early; otherwise it gives an order. The type of order is drawn first, so that no type is rare. */
function offerOf(offers: readonly Offer<Order>[], random: Random): Offer<Order> | undefined {
  const passes = offers.filter(({ order }) => order.type === 'pass');
  const sorts = [...new Set(offers.map(({ order }) => order.type))].filter((type) => type !== 'pass');
  const stops = sorts.length === 0 || (passes.length > 0 && random.draw(1, 12) === 1);
  const sort = sorts[random.draw(0, Math.max(0, sorts.length - 1))];
  const choices = stops ? passes : offers.filter(({ order }) => order.type === sort);
  return choices[random.draw(0, Math.max(0, choices.length - 1))];
}
