import type { Problem, SeatId } from '../../game';
import { refusalOf } from '../orders/refusals';
import { settleFog } from '../rules/adjudicate';
import { carryOut } from '../rules/carry-out';
import type { Position, View } from '../types';
import { previewOf } from './preview';

/** 12.1 The problems of a list, with each order tried on the position after the earlier ones. */
export function validate(
  view: Position | View,
  seat: SeatId,
  orders: readonly unknown[],
): readonly Problem[] {
  const copy = previewOf(view, seat);
  const run = carryOut(copy, seat, orders);
  settleFog(copy, run);
  return run.verdicts.flatMap(({ result, reason }, index) => {
    if (result !== 'rejected') return [];
    const { says, field } = refusalOf(reason);
    const path = field === undefined ? [index] : [index, field];
    return [{ code: 'order-refused', path, rule: reason, message: says }];
  });
}
