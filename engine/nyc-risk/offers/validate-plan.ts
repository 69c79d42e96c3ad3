import type { Problem } from '../../game';
import { readOrder } from '../orders/read-order';
import { refusalOf } from '../orders/refusals';
import type { View } from '../types';

/** 17.1 The malformed orders of a plan. */
export function validatePlan(_: View, orders: readonly unknown[]): readonly Problem[] {
  const message = refusalOf('17.1');
  return orders.flatMap((one, index) =>
    readOrder(one) === undefined ? [{ code: 'order-refused', path: [index], rule: '17.1', message }] : [],
  );
}
