import type { Problem, SeatId } from '../../game';
import { readOrder } from '../orders/read-order';
import { refusalText } from '../orders/refusals';
import { refusalOf } from '../rules/check';
import type { Position } from '../types';

/** 2.3 The problems of a list, which has one order. */
export function validate(position: Position, seat: SeatId, orders: readonly unknown[]): readonly Problem[] {
  let done = false;
  return orders.flatMap((given, at) => {
    const order = readOrder(given);
    const rule = done ? '2.3' : order === undefined ? '2.4' : refusalOf(position, seat, order);
    if (rule === null) done = true;
    return rule === null ? [] : [{ code: 'order-refused', path: [at], rule, message: refusalText(rule) }];
  });
}
