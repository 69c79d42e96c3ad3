import { partOf } from '../../../../engine/core/offers';
import type { Offer } from '../../../../engine/game/offer';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';
import type { Placement } from '../../../../engine/nyc-risk/types';
import { mostToMove } from './keep-units';

export type RiskOffer = Offer<Order>;

/** The effect of a tap on a hood. */
export type Tap = 'start' | 'take' | 'put' | 'attack' | 'move';

/** The highest number that a part allows. */
export function mostOf(offer: RiskOffer | undefined, field: string): number | undefined {
  return partOf(offer, field, 'number')?.max;
}

/** Three dice keep rolling, and a mayor stays safe, while this many units are kept back (6.10). */
const CAREFUL = 3;

/**
 * The order of a tap on the map: an attack goes on until the hood falls or three units are left, and all but those move
 * in. All of it can be changed in the plan.
 */
export function firstOrder(offer: RiskOffer): Order {
  const { order } = offer;
  if (order.type !== 'attack') return order;
  const most = mostOf(offer, 'keep') ?? 1;
  const keep = Math.min(CAREFUL, most);
  return { ...order, rolls: mostOf(offer, 'rolls'), keep, move: mostToMove(most + 1, keep) };
}

/** Hoods that a tap may name next, each with the effect of the tap. */
export function sourcesOf(offers: readonly RiskOffer[]): ReadonlyMap<string, Tap> {
  return new Map(offers.flatMap((offer) => tapsOf(offer)));
}

function tapsOf(offer: RiskOffer): readonly (readonly [hood: string, does: Tap])[] {
  const { order } = offer;
  switch (order.type) {
    case 'attack':
    case 'fortify':
      return [[order.from, 'start']];
    case 'draft':
      return [[order.to, 'take']];
    case 'reinforce':
    case 'place': {
      const part = partOf(offer, 'placements', 'placements');
      return part?.to.map((hood) => [hood, 'put' as const]) ?? [];
    }
    default:
      return [];
  }
}

/** The possible goals of an attack or a move from a hood, with their offers. */
export function goalsOf(offers: readonly RiskOffer[], from: string): ReadonlyMap<string, RiskOffer> {
  const goals = new Map<string, RiskOffer>();
  for (const offer of offers) {
    const { order } = offer;
    if ((order.type === 'attack' || order.type === 'fortify') && order.from === from)
      goals.set(order.to, offer);
  }
  return goals;
}

/** A plan with more units in a hood, in the placement that ends it or in a new one. */
export function withPlaced(orders: readonly Order[], hood: string, count: number): readonly Order[] {
  const last = orders.at(-1);
  if (last?.type !== 'reinforce')
    return [...orders, { type: 'reinforce', placements: [{ to: hood, count }] }];
  return [...orders.slice(0, -1), { ...last, placements: withMore(last.placements, hood, count) }];
}

/** Placements with more units in a hood. */
export function withMore(placements: readonly Placement[], hood: string, more: number): readonly Placement[] {
  if (placements.every(({ to }) => to !== hood)) return [...placements, { to: hood, count: more }];
  return placements.map((one) => (one.to === hood ? { to: hood, count: one.count + more } : one));
}
