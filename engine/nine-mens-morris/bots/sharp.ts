import type { SeatId } from '../../game';
import type { Bot } from '../../game/bot';
import { legal } from '../offers/legal';
import type { Order, Position } from '../types';
import { rankedOrders } from './steady';
import { after, worthOf } from './worth';

/** The turns that it looks ahead after its own. */
const DEPTH = 2;
/** It looks closer at so many of its orders. */
const WIDTH = 12;

/** Looks three turns ahead at its most promising orders. */
export const sharpBot: Bot<Order> = {
  orders(view, seat, random) {
    const position = view as Position;
    let best: { readonly order: Order; readonly worth: number } | undefined;
    for (const { order } of rankedOrders(position, seat, random).slice(0, WIDTH)) {
      const least = best?.worth ?? Number.NEGATIVE_INFINITY;
      const worth = lookAhead(after(position, order), seat, DEPTH, least, Number.POSITIVE_INFINITY);
      if (worth > least) best = { order, worth };
    }
    return best === undefined ? [] : [best.order];
  },
};

/** The worth of a position for a seat if both play well for so many turns (alpha-beta). */
function lookAhead(position: Position, seat: SeatId, depth: number, least: number, most: number): number {
  const { active } = position;
  if (active === null || depth === 0) return worthOf(position, seat);
  let [low, high] = [least, most];
  for (const { order } of legal(position, active, [])) {
    if (order.type === 'resign') continue;
    const worth = lookAhead(after(position, order), seat, depth - 1, low, high);
    if (active === seat) low = Math.max(low, worth);
    else high = Math.min(high, worth);
    if (low >= high) break;
  }
  return active === seat ? low : high;
}
