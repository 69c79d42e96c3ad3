import type { Problem, SeatId } from '../../game';
import { refusalOf } from '../orders/refusals';
import { carryOut } from '../rules/carry-out';
import { FORTUNATE, UNFORTUNATE } from '../rules/chance';
import type { View } from '../types';
import { previewOf } from './preview';

/**
 * The problems of a list. An order is a problem if it is refused for every result of the dice: it is tried with the
 * best and with the worst luck of the attacks before it. An accepted order may still be made impossible by the dice,
 * and is then refused when it is carried out (4.2).
 */
export function validate(view: View, seat: SeatId, orders: readonly unknown[]): readonly Problem[] {
  const worlds = [previewOf(view, seat, FORTUNATE), previewOf(view, seat, UNFORTUNATE)];
  return orders.flatMap((order, index) => {
    const verdicts = worlds.map((copy) => carryOut(copy, seat, order));
    const [refusal] = verdicts.some(({ result }) => result === 'done') ? [] : verdicts;
    return refusal
      ? [
          {
            code: 'order-refused',
            path: [index],
            rule: refusal.reason,
            message: refusalOf(refusal.reason),
          },
        ]
      : [];
  });
}
