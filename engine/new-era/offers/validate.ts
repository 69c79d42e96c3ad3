import type { Problem, SeatId } from '../../game';
import { refusalOf } from '../orders/refusals';
import type { Position, View } from '../types';
import { previewOf } from './preview';
import { tryOut } from './try-out';

/** What is wrong with a list, each order tried on the position that the earlier ones left. */
export function validate(
  view: Position | View,
  seat: SeatId,
  orders: readonly unknown[],
): readonly Problem[] {
  return [...tryOut(previewOf(view, seat), seat, orders)]
    .sort((one, other) => one.at - other.at)
    .map(({ at, rule }) => {
      const { says, field } = refusalOf(rule, orders[at]);
      const path = field === undefined ? [at] : [at, field];
      return { code: 'order-refused', path, rule, message: says };
    });
}
