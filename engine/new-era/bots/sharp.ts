import { ofSeat } from '../../core/by-seat';
import { type Thinkable, thinkingBotOf } from '../../core/thinking-bot';
import type { SeatId } from '../../game';
import type { Bot } from '../../game/bot';
import type { Options } from '../options';
import type { Order } from '../orders/order-types';
import { scoreOf } from '../rules/ending';
import type { Position, View } from '../types';
import { rankedOrders, steadyBot } from './steady';
import { standingWorth } from './worth';

const IDEAS = 5;

/** Explores from the orders that look best, and takes the one that leaves it best off some orders later. */
export function sharpBotOf(system: () => Thinkable<Position, Order, Options>): Bot<Order> {
  return thinkingBotOf(system, {
    ideas: (view, seat) =>
      rankedOrders(view as View, seat)
        .slice(0, IDEAS)
        .map((order) => [order]),
    model: steadyBot,
    worth,
    worlds: 2,
    steps: 16,
  });
}

function worth(position: Position, seat: SeatId): number {
  const rivals = position.seats.filter((one) => one !== seat);
  const most = Math.max(...rivals.map((one) => scoreOf(ofSeat(position.players, one))));
  return standingWorth(position, seat) - 3 * most;
}
