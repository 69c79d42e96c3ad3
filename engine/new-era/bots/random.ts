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

const ASIDE: readonly Order['type'][] = ['standing', 'resign', 'rejoin'];

function isMove({ order }: Offer<Order>): boolean {
  return !ASIDE.includes(order.type);
}

/** Now and then it stops early; else it does something. Which sort of thing comes first, so that none is rare. */
function offerOf(offers: readonly Offer<Order>[], random: Random): Offer<Order> | undefined {
  const passes = offers.filter(({ order }) => order.type === 'pass');
  const sorts = [...new Set(offers.map(({ order }) => order.type))].filter((type) => type !== 'pass');
  const stops = sorts.length === 0 || (passes.length > 0 && random.draw(1, 12) === 1);
  const sort = sorts[random.draw(0, Math.max(0, sorts.length - 1))];
  const choices = stops ? passes : offers.filter(({ order }) => order.type === sort);
  return choices[random.draw(0, Math.max(0, choices.length - 1))];
}
