import { randomBotOf } from '../../core/random-bot';
import type { Offer } from '../../game/offer';
import type { Random } from '../../random';
import { legal } from '../offers/legal';
import type { Order } from '../orders/order-types';

/** Picks one of the offers at random. Never gives standing orders. */
export const randomBot = randomBotOf(legal, ['standing', 'resign'], offerOf);

/** Occasionally it keeps its cards; otherwise it uses one. */
function offerOf(offers: readonly Offer<Order>[], random: Random): Offer<Order> | undefined {
  const pass = offers.find(({ order }) => order.type === 'pass');
  const uses = offers.filter((offer) => offer !== pass);
  if (uses.length === 0 || (pass !== undefined && random.draw(1, 12) === 1)) return pass;
  return uses[random.draw(0, uses.length - 1)];
}
