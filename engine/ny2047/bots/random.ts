import type { Bot } from '../../game/bot';
import { legal } from '../offers/legal';
import type { Order, Position } from '../types';

/** Gives every unit any legal order, and makes any legal choice. */
export const randomBot: Bot<Order> = {
  orders(view, seat, random) {
    const position = view as Position;
    const offers = legal(position, seat, []).map((offer) => offer.order);
    if (position.phase === 'orders')
      return [...actorsOf(offers).values()].flatMap(
        (choices) => choices[random.draw(0, choices.length - 1)] ?? [],
      );
    const given: Order[] = [];
    for (
      let left = offers;
      left.length > 0;
      left = legal(position, seat, given).map((offer) => offer.order)
    ) {
      const choice = left[random.draw(0, left.length - 1)];
      if (choice) given.push(choice);
    }
    return given;
  },
};

/** Orders of units and Turretons, grouped by the unit or Turreton that carries them out. */
type ActorOrder = Extract<Order, { readonly type: 'HOLD' | 'MOVE' | 'SUPPORT' }>;

/** Groups the offers by unit or Turreton; votes and preferences are left out. */
function actorsOf(offers: readonly Order[]): ReadonlyMap<string, readonly ActorOrder[]> {
  const groups = new Map<string, ActorOrder[]>();
  for (const order of offers) {
    if (order.type !== 'HOLD' && order.type !== 'MOVE' && order.type !== 'SUPPORT') continue;
    const actor = 'unit' in order ? order.unit : order.turreton;
    const group = groups.get(actor);
    if (group) group.push(order);
    else groups.set(actor, [order]);
  }
  return groups;
}
