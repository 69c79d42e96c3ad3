import { type Thinkable, thinkingBotOf } from '../../core/thinking-bot';
import type { Bot } from '../../game/bot';
import { isPower } from '../data/powers';
import type { Options } from '../options';
import type { Order, Position, Power } from '../types';
import { decentBot, ideas, settle } from './decent';
import { planOrders } from './plan';
import { outlook } from './scene';

const USUAL_NOISE = 20;

/** Simulates many plans of a turn for some steps, and chooses the one with the best result. */
export function sharpBotOf(system: () => Thinkable<Position, Order, Options>): Bot<Order> {
  return thinkingBotOf(system, {
    ideas(view, seat, random) {
      const position = view as Position;
      const first = decentBot.orders(position, seat, random);
      return position.phase === 'orders' && isPower(seat)
        ? [first, ...ideas(position, seat, random)]
        : [first];
    },
    model: quickBot,
    worth: (position, seat) => outlook(position, seat as Power),
    worlds: 8,
    steps: 4,
  });
}

/** The first plan that the search generates. */
const quickBot: Bot<Order> = {
  orders(view, seat, random) {
    const position = view as Position;
    if (!isPower(seat)) return [];
    return position.phase === 'orders'
      ? planOrders(position, seat, random, USUAL_NOISE)
      : settle(position, seat);
  },
};
