import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import { ownHand } from '../../../../engine/nyc-risk/reading/hands';
import { TOO_MANY_CARDS } from '../../../../engine/nyc-risk/rules/trade';
import type { View } from '../../../../engine/nyc-risk/types';

/** Whether a hand is too large after a plan, at the start of a turn (5.7) or after a conquest (7.8). */
export function isHandTooLarge(view: View, seat: string, orders: readonly Order[]): boolean {
  if (view.phase !== 'reinforce' && !view.mustTrade) return false;
  const traded = orders.flatMap((order) => (order.type === 'trade' ? order.cards : []));
  return (ownHand(view, seat)?.cards.length ?? 0) - traded.length >= TOO_MANY_CARDS;
}
