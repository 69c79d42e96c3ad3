import type { Order } from '../types';

/** Orders of units and Turretons, by who would carry them out. */
export type ActorOrder = Extract<Order, { readonly type: 'HOLD' | 'MOVE' | 'SUPPORT' }>;

/** Groups what is on offer by unit or Turreton; votes and wishes are left out. */
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
