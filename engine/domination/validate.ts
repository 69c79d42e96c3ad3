import type { Problem, SeatId } from '../game';
import { settleFog } from './adjudicate';
import { hear } from './carry-out';
import { previewOf } from './preview';
import { refusalOf } from './refusals';
import type { Position, View } from './types';

/** 12.1 What is wrong with a list, each order tried on the position that the earlier ones left. */
export function validate(
  view: Position | View,
  seat: SeatId,
  orders: readonly unknown[],
): readonly Problem[] {
  const table = previewOf(view, seat);
  const hearing = hear(table, seat, orders);
  settleFog(table, hearing);
  return hearing.verdicts.flatMap(({ result, reason }, index) => {
    if (result !== 'rejected') return [];
    const { message, field } = refusalOf(reason);
    const path = field === undefined ? [index] : [index, field];
    return [{ code: 'order-refused', path, rule: reason, message }];
  });
}
