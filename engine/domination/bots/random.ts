import { filled } from '../../core/filled';
import type { Bot, Offer } from '../../game';
import type { Random } from '../../random';
import { legal } from '../offers/legal';
import type { Order } from '../orders/order-types';
import type { View } from '../types';

/** Does one thing that is on offer, its open parts filled at random. Standing orders it leaves alone. */
export const randomBot: Bot<Order> = {
  id: 'random',
  name: 'Random',
  orders(view, seat, random) {
    const offers = legal(view as View, seat, []).filter(isMove);
    const offer = offerOf(offers, random);
    return offer === undefined ? [] : [filled(offer, random)];
  },
};

function isMove({ order }: Offer<Order>): boolean {
  return order.type !== 'standing' && order.type !== 'resign';
}

/** Now and then it keeps its cards; else it uses one. */
function offerOf(offers: readonly Offer<Order>[], random: Random): Offer<Order> | undefined {
  const pass = offers.find(({ order }) => order.type === 'pass');
  const uses = offers.filter((offer) => offer !== pass);
  if (uses.length === 0 || (pass !== undefined && random.draw(1, 12) === 1)) return pass;
  return uses[random.draw(0, uses.length - 1)];
}
