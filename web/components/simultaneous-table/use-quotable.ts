import { useMemo } from 'react';
import type { Step } from '../../../functions/core/game/games.schema';

/**
 * The orders that a reader may want to quote in press, in notation: their own of this turn, then everyone's of the last.
 * @param lineOf an order of a position in notation; null for one that is nothing to quote. Must not change
 */
export function useQuotable(
  orders: readonly unknown[],
  position: unknown,
  last: Step | null,
  lineOf: (before: unknown, order: unknown) => string | null,
): readonly string[] {
  return useMemo(() => {
    const own = orders.map((order) => lineOf(position, order));
    // A refused order may have any form.
    const others =
      last?.orders.flatMap(({ order, result }) =>
        result === 'rejected' ? [] : [lineOf(last.before, order)],
      ) ?? [];
    return [...new Set([...own, ...others])].filter((line) => line !== null);
  }, [orders, position, last, lineOf]);
}
