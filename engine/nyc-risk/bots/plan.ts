import type { SeatId } from '../../game';
import { previewOf } from '../offers/preview';
import type { Order } from '../orders/order-types';
import { carryOut } from '../rules/carry-out';
import { FORTUNATE, UNFORTUNATE } from '../rules/chance';
import type { Position, View } from '../types';
import { forecastOf } from './forecast';
import { PLAIN, type Scene, sceneOf } from './scene';

/** A list of orders in progress, tried out in the best and in the worst case. */
export interface Plan {
  readonly seat: SeatId;
  readonly orders: readonly Order[];
  /** The board if all dice favour the seat. */
  readonly hoped: Position;
  /** The board if all dice go against the seat. */
  readonly feared: Position;
  /** Adds an order if it could be carried out in one of the two cases: such a list passes `validate`. */
  give(order: Order): boolean;
  /** A board to plan on, from the present state of one of the two cases. */
  scene(board: Position): Scene;
}

export function planOf(view: View, seat: SeatId, taste = PLAIN): Plan {
  const worlds = [previewOf(view, seat, FORTUNATE), previewOf(view, seat, UNFORTUNATE)] as const;
  const orders: Order[] = [];
  // The train does not move until the turn is over.
  const forecast = forecastOf(view);
  return {
    seat,
    orders,
    hoped: worlds[0].position,
    feared: worlds[1].position,
    give(order) {
      const taken = worlds.map((copy) => carryOut(copy, seat, order).result === 'done').includes(true);
      if (taken) orders.push(order);
      return taken;
    },
    scene: (board) => sceneOf(board, seat, forecast, taste),
  };
}
