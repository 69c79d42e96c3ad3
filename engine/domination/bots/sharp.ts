import { ofSeat } from '../../core/by-seat';
import { type Thinkable, thinkingBotOf } from '../../core/thinking-bot';
import type { SeatId } from '../../game';
import type { Bot } from '../../game/bot';
import type { Random } from '../../random';
import type { Options } from '../options';
import type { Order } from '../orders/order-types';
import { scoreOf } from '../rules/scoring';
import type { Position, View } from '../types';
import { CARD_WORTH } from './card-worth';
import { ordersInStyle, steadyBot } from './steady';

const USED = [0.25, 0.5, 0.75, 1];
const TASTES_EACH = 4;

/** Simulates turns in many styles to the end of the game turn, and chooses the best. */
export function sharpBotOf(system: () => Thinkable<Position, Order, Options>): Bot<Order> {
  return thinkingBotOf(system, {
    ideas: (view, seat, random) => ideas(view as View, seat, random),
    model: quickBot,
    worth,
    worlds: 3,
    steps: 20,
    isEnough: (now, start) => now.turn > start.turn,
  });
}

function ideas(view: View, seat: SeatId, random: Random): readonly (readonly Order[])[] {
  const styles = USED.flatMap((used) =>
    Array.from({ length: TASTES_EACH }, (_, index) => ({
      used,
      least: 0.3,
      buys: true,
      taste: (rate: number) => rate * (1 + (index * 0.15 * random.draw(-100, 100)) / 100),
    })),
  );
  return [steadyBot.orders(view, seat, random), ...styles.map((style) => ordersInStyle(view, seat, style))];
}

/** Uses the cards it has. */
const quickBot: Bot<Order> = {
  orders: (view, seat) =>
    ordersInStyle(view as View, seat, { used: 0.5, least: 0.3, buys: false, taste: (rate) => rate }),
};

/** The value of points, of the resulting lead or gap, and of the future gains of its deck. */
function worth(position: Position, seat: SeatId): number {
  const { order, turn, turns } = position;
  const rivals = order.filter((one) => one !== seat);
  const standing = (one: SeatId) => ofSeat(position.seats, one).vp + 0.5 * scoreOf(position.forces, one).gain;
  const { hand, draw, discard, logistics } = ofSeat(position.seats, seat);
  const deck = [...hand, ...draw, ...discard];
  const better = deck.reduce((sum, card) => sum + CARD_WORTH[card] - CARD_WORTH.domination, 0);
  const toCome = Math.max(0, turns - turn + 1) * Math.min(1, logistics / deck.length);
  return (
    1.5 * standing(seat) -
    Math.max(...rivals.map(standing)) +
    better * toCome +
    logistics * Math.max(0, turns - turn + 1)
  );
}
