import type { Bot } from '../../game/bot';
import { legal } from '../offers/legal';
import type { Order, Position } from '../types';
import { actorsOf } from './actors';

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
