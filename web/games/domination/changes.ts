import type { Order } from '../../../engine/domination/orders/order-types';

/** Builds and Reductions that orders make in one area. */
export interface Change {
  readonly builds: number;
  readonly reductions: number;
}

/** The effects of orders with targets, area by area. Texts that name no area affect only the score shown. */
export function changesOf(orders: readonly Order[]): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  const add = (area: string, field: keyof Change) => {
    const before = changes.get(area) ?? { builds: 0, reductions: 0 };
    changes.set(area, { ...before, [field]: before[field] + 1 });
  };
  for (const order of orders) {
    if (order.type === 'build') for (const area of order.areas) add(area, 'builds');
    else if (order.type === 'attack') for (const area of order.areas) add(area, 'reductions');
    else if (order.type === 'text' && 'actions' in order)
      for (const point of order.actions) add(point.area, point.do === 'build' ? 'builds' : 'reductions');
    else if (order.type === 'text' && 'areas' in order)
      for (const area of order.areas) add(area, GAINING.includes(order.card) ? 'builds' : 'reductions');
  }
  return changes;
}

/** Texts that give the player more Forces in the areas they name. */
const GAINING: readonly string[] = ['supply_depots', 'insurgents'];
