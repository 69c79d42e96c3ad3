import type { Order } from '../../../engine/nyc-risk/orders/order-types';

/** An order as an arrow on the board, with its number in the plan. */
export interface Arrow {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly kind: 'attack' | 'move' | 'refused';
  readonly number: number | null;
}

/** The arrow of an order from one hood to another; null for all others. */
export function arrowOf(order: Order, number: number | null, refused: boolean): Arrow | null {
  const ends = endsOf(order);
  if (ends === null) return null;
  const kind = refused ? 'refused' : order.type === 'attack' ? 'attack' : 'move';
  return { key: `${number} ${ends.from} ${ends.to}`, ...ends, kind, number };
}

function endsOf(order: Order): { from: string; to: string } | null {
  if (order.type !== 'attack' && order.type !== 'fortify' && order.type !== 'playCard') return null;
  const { from, to } = order;
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : null;
}
