import { useCallback } from 'react';
import type { Problem } from '../../../engine/game';
import type { Validate } from '../table/first-problems';

/**
 * Finds the problems of a list for the reader's seat; none without a seat. The same function for the same board.
 * @param validate a function of the game's engine
 */
export function useValidate<View, Order>(
  validate: (view: View, seat: string, orders: readonly Order[]) => readonly Problem[],
  view: View,
  seat: string | null,
): Validate<Order> {
  return useCallback((orders) => (seat === null ? [] : validate(view, seat, orders)), [validate, view, seat]);
}
