import type { Offer, OpenPart } from '../../../../engine/game';
import type { Order } from '../../../../engine/nyc-risk/orders/order-types';

export type RiskOffer = Offer<Order>;

/** The fields that tell offers of one type apart. */
const KEYS = ['card', 'from', 'to', 'borough', 'give'] as const;

/** The offer that an order was made from. */
export function offerOf(offers: readonly RiskOffer[], order: Order): RiskOffer | undefined {
  return offers.find((offer) => isMadeFrom(order, offer));
}

function isMadeFrom(order: Order, offer: RiskOffer): boolean {
  if (order.type !== offer.order.type) return false;
  if (order.type === 'trade') return sameCards(order, offer.order);
  const open = new Set(offer.open?.map(({ field }) => field));
  return KEYS.every((key) => open.has(key) || fieldOf(order, key) === fieldOf(offer.order, key));
}

function sameCards(one: Order, other: Order): boolean {
  const cards = (order: Order) => (order.type === 'trade' ? [...order.cards].sort().join() : '');
  return cards(one) === cards(other);
}

/** What stands in a field of an order, by the field's name. */
export function fieldOf(order: Order, field: string): unknown {
  return (order as unknown as Readonly<Record<string, unknown>>)[field];
}

/** The order with one field filled differently; `undefined` leaves it out. */
export function withField(order: Order, field: string, value: unknown): Order {
  const entries = Object.entries(order).filter(([name]) => name !== field);
  return Object.fromEntries(value === undefined ? entries : [...entries, [field, value]]) as unknown as Order;
}

export function partOf(offer: RiskOffer | undefined, field: string): OpenPart | undefined {
  return offer?.open?.find((part) => part.field === field);
}

/** The highest number that a part allows. */
export function mostOf(offer: RiskOffer | undefined, field: string): number | undefined {
  const part = partOf(offer, field);
  return part?.kind === 'number' ? part.max : undefined;
}

/** Three dice keep rolling, and a mayor stays safe, while so many units are kept back (6.10). */
const CAREFUL = 3;

/**
 * The order that a tap on the map stands for: an attack goes on until the hood falls or three units are left, and
 * everything that can moves in. All of it can be changed in the plan.
 */
export function firstOrder(offer: RiskOffer): Order {
  const { order } = offer;
  if (order.type !== 'attack') return order;
  const units = mostOf(offer, 'keep') ?? 1;
  return {
    ...order,
    rolls: mostOf(offer, 'rolls'),
    keep: Math.min(CAREFUL, units),
    move: mostOf(offer, 'move'),
  };
}

/** Hoods that a tap may name next, each with what the tap does. */
export function sourcesOf(offers: readonly RiskOffer[]): ReadonlyMap<string, string> {
  return new Map(offers.flatMap((offer) => tapsOf(offer)));
}

function tapsOf(offer: RiskOffer): readonly (readonly [hood: string, does: string])[] {
  const { order } = offer;
  switch (order.type) {
    case 'attack':
    case 'fortify':
      return [[order.from, 'start here']];
    case 'draft':
      return [[order.to, 'take it']];
    case 'reinforce':
    case 'place': {
      const part = partOf(offer, 'placements');
      return part?.kind === 'placements' ? part.to.map((hood) => [hood, 'put a unit here']) : [];
    }
    default:
      return [];
  }
}

/** Where an attack or a move from a hood can go, with its offer. */
export function goalsOf(offers: readonly RiskOffer[], from: string): ReadonlyMap<string, RiskOffer> {
  const goals = new Map<string, RiskOffer>();
  for (const offer of offers) {
    const { order } = offer;
    if ((order.type === 'attack' || order.type === 'fortify') && order.from === from)
      goals.set(order.to, offer);
  }
  return goals;
}
