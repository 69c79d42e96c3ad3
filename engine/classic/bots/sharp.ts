import { type Thinkable, thinkingBotOf } from '../../core/thinking-bot';
import type { Bot } from '../../game/bot';
import type { Atlas } from '../data/atlas';
import type { Options } from '../options';
import type { Order, Position } from '../types';
import { planOrders } from './plan';
import { outlook } from './scene';
import { ideas, settle, steadyBotOn } from './steady';

const USUAL_NOISE = 20;

/** Simulates many plans of a turn for some steps, and chooses the one with the best result. */
export function sharpBotOf(atlas: Atlas, system: () => Thinkable<Position, Order, Options>): Bot<Order> {
  const steadyBot = steadyBotOn(atlas);
  return thinkingBotOf(system, {
    ideas(view, seat, random) {
      const position = view as Position;
      const first = steadyBot.orders(position, seat, random);
      return position.phase === 'orders' && atlas.isPower(seat)
        ? [first, ...ideas(atlas, position, seat, random)]
        : [first];
    },
    model: quickBotOn(atlas),
    worth: (position, seat) => outlook(atlas, position, seat),
    worlds: 8,
    steps: 4,
  });
}

/** The first plan that the search generates. */
function quickBotOn(atlas: Atlas): Bot<Order> {
  return {
    orders(view, seat, random) {
      const position = view as Position;
      if (!atlas.isPower(seat)) return [];
      return position.phase === 'orders'
        ? planOrders(atlas, position, seat, random, USUAL_NOISE)
        : settle(atlas, position, seat);
    },
  };
}
