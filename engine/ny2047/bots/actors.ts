import type { Order } from '../types';

/** Orders of units and Turretons, grouped by the unit or Turreton that carries them out. */
export type ActorOrder = Extract<Order, { readonly type: 'HOLD' | 'MOVE' | 'SUPPORT' }>;

/** Groups the offers by unit or Turreton; votes and preferences are left out. */
export function actorsOf(offers: readonly Order[]): ReadonlyMap<string, readonly ActorOrder[]> {
  const groups = new Map<string, ActorOrder[]>();
  for (const order of offers) {
    if (order.type !== 'HOLD' && order.type !== 'MOVE' && order.type !== 'SUPPORT') continue;
    const actor = 'unit' in order ? order.unit : order.turreton;
    const group = groups.get(actor);
    if (group) group.push(order);
    else groups.set(actor, [order]);
  }
  return groups;
}
