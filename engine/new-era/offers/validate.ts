import type { Problem, SeatId } from '../../game';
import { refusalOf } from '../orders/refusals';
import type { Position, View } from '../types';
import { previewOf } from './preview';
import { tryOut } from './try-out';

/** The problems of a list, each order tried on the position after the earlier ones. */
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
