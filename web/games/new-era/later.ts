import type { Gain } from '../../../engine/new-era/card-types';
import { findLocation, productionOf } from '../../../engine/new-era/data/cards';
import { addGoods } from '../../../engine/new-era/data/goods';
import type { Order } from '../../../engine/new-era/orders/order-types';

/** The later gains of an order. */
export interface Later {
  readonly when: 'once' | 'each';
  readonly gain: Gain;
}

/** The gains of a contact or a building in later productions; null if there are none. */
export function laterOf(order: Order): Later | null {
  const kind = kindOf(order);
  if (kind === null || !('card' in order) || order.card === undefined) return null;
  const location = findLocation(order.card);
  if (location === undefined) return null;
  if (kind === 'conquest') return { when: 'once', gain: location.spoils };
  if (kind === 'coop')
    return 'at' in order && order.at !== undefined ? null : { when: 'each', gain: location.agreement ?? {} };
  const produced = productionOf(location);
  return produced.length === 0 ? null : { when: 'each', gain: sumOf(produced) };
}

function kindOf(order: Order): 'conquest' | 'coop' | 'built' | null {
  switch (order.type) {
    case 'redevelop':
    case 'reconstruct':
      return 'built';
    case 'contact':
      return order.kind === 'incorp' ? 'built' : order.kind;
    case 'contactCard':
      if (order.as === 'token') return null;
      return order.slot === 'conquest' || order.slot === 'coop' ? order.slot : 'built';
    default:
      return null;
  }
}

function sumOf(gains: readonly Gain[]): Gain {
  const goods = {};
  for (const gain of gains) addGoods(goods, gain);
  const [points, cards] = [total(gains, 'vp'), total(gains, 'card')];
  return { ...goods, ...(points > 0 ? { vp: points } : {}), ...(cards > 0 ? { card: cards } : {}) };
}

function total(gains: readonly Gain[], key: 'vp' | 'card'): number {
  return gains.reduce((sum, gain) => sum + (gain[key] ?? 0), 0);
}
