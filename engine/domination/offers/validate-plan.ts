import type { Problem } from '../../game';
import { readOrder } from '../orders/read-order';
import { refusalOf } from '../orders/refusals';
import type { Position, View } from '../types';

/** 12.2 The orders of a plan that could never be valid. */
export function validatePlan({ order }: Position | View, orders: readonly unknown[]): readonly Problem[] {
  const { says: message } = refusalOf('12.2');
  return orders.flatMap((one, index) =>
    readOrder(one, order) === undefined
      ? [{ code: 'order-refused', path: [index], rule: '12.2', message }]
      : [],
  );
}
