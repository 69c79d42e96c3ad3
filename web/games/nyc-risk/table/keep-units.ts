import { withValue } from '../../../../engine/core/offers';
import type { AttackOrder, Order } from '../../../../engine/nyc-risk/orders/order-types';

/** How many units may move in so that `keep` of them stay if no roll costs one. */
export function mostToMove(units: number, keep = 1): number {
  return Math.max(1, units - keep);
}

/**
 * The attack that stops at `keep` units. The number that moves in must leave as many behind: the two must not
 * contradict.
 */
export function withKeep(order: AttackOrder, keep: number, units: number): Order {
  const kept = withValue<Order>(order, 'keep', keep);
  if (order.move === undefined) return kept;
  return withValue<Order>(kept, 'move', Math.min(order.move, mostToMove(units, keep)));
}
