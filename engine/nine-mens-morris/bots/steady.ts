import type { SeatId } from '../../game';
import type { Bot } from '../../game/bot';
import type { Random } from '../../random';
import { legal } from '../offers/legal';
import type { Order, Position } from '../types';
import { after, worthOf } from './worth';

/** Orders with a worth, the best first; equal ones in a random order. */
export interface Ranked {
  readonly order: Order;
  readonly worth: number;
}

/** Every order but resigning, by what it leads to at once. */
export function rankedOrders(position: Position, seat: SeatId, random: Random): readonly Ranked[] {
  return legal(position, seat, [])
    .filter(({ order }) => order.type !== 'resign')
    .map(({ order }) => ({
      order,
      worth: worthOf(after(position, order), seat),
      lot: random.draw(1, 1_000_000),
    }))
    .sort((one, other) => other.worth - one.worth || one.lot - other.lot);
}

/** Looks one turn ahead: closes mills, keeps rows open and room to move. */
export const steadyBot: Bot<Order> = {
  orders: (view, seat, random) =>
    rankedOrders(view as Position, seat, random)
      .slice(0, 1)
      .map(({ order }) => order),
};
