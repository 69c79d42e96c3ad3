import { partOf, placesLeft } from '../../../engine/core/offers';
import type { CardId } from '../../../engine/domination/card-ids';
import { forcesAfter } from '../../../engine/domination/offers/preview';
import type { Order } from '../../../engine/domination/orders/order-types';
import { nextPoints } from '../../../engine/domination/rules/points';
import type { Point, SeatView, View } from '../../../engine/domination/types';
import type { Offer, OpenPart } from '../../../engine/game/offer';

export const USES = ['build', 'attack', 'text', 'discard1', 'discard2'] as const;
export type Use = (typeof USES)[number];

/**
 * A possible next target of an order's use in an area: a Build, a Reduction, or the area in the sense of the card's
 * text.
 */
export interface Target {
  readonly area: string;
  readonly does: Point['do'] | 'choose';
}

type ListPart = Extract<OpenPart, { readonly kind: 'list' }>;

/** The card that an order uses; of two that are discarded, the first. */
export function cardOfOrder(order: Order): CardId | null {
  if ('card' in order) return order.card;
  return order.type === 'discard2' ? order.cards[0] : null;
}

export function usedAs(order: Order): Use | null {
  return USES.find((use) => use === order.type) ?? null;
}

/** The offer for one use of a card, among those that may be given at its place. */
export function offerFor(offers: readonly Offer<Order>[], card: CardId, use: Use): Offer<Order> | undefined {
  return offers.find((offer) => {
    const { order } = offer;
    if (order.type !== use) return false;
    if (order.type === 'discard1') return partOf(offer, 'card', 'choice')?.from.includes(card) ?? false;
    if (order.type === 'discard2') return partOf(offer, 'cards', 'list')?.from.includes(card) ?? false;
    return order.card === card;
  });
}

/** An order of this use without any targets. */
export function begun(offer: Offer<Order>, card: CardId): Order {
  const { order } = offer;
  switch (order.type) {
    case 'build':
    case 'attack':
      return { ...order, areas: [] };
    case 'discard1':
      return { ...order, card };
    case 'discard2': {
      const others = [...(partOf(offer, 'cards', 'list')?.from ?? [])] as CardId[];
      others.splice(others.indexOf(card), 1);
      return { ...order, cards: [card, others[0] ?? card] };
    }
    case 'text':
      if ('actions' in order) return { ...order, actions: [] };
      return 'areas' in order ? { ...order, areas: [] } : order;
    default:
      return order;
  }
}

/** The possible next targets of an order, after its present ones. */
export function nextTargets(
  view: View,
  seat: string,
  before: readonly Order[],
  order: Order,
  offer: Offer<Order> | undefined,
): readonly Target[] {
  if (order.type === 'text' && 'actions' in order)
    return nextPoints(forcesAfter(view, seat, before), seat, order.card, order.actions).map((point) => ({
      area: point.area,
      does: point.do,
    }));
  const part = partOf(offer, 'areas', 'list');
  if (part === undefined || !('areas' in order)) return [];
  const does = order.type === 'build' ? 'build' : order.type === 'attack' ? 'reduce' : 'choose';
  return [...new Set(entriesLeft(part, order.areas))].map((area) => ({ area, does }));
}

/** The entries of a list that can still be named, within the list's limits; repeated entries count separately. */
function entriesLeft(part: ListPart, named: readonly string[]): readonly string[] {
  if (named.length >= part.max) return [];
  const taken: number[] = [];
  for (const name of named) {
    const place = part.from.findIndex((entry, at) => entry === name && !taken.includes(at));
    if (place >= 0) taken.push(place);
  }
  return placesLeft(part, taken).map((place) => String(part.from[place]));
}

export function withTarget(order: Order, { area, does }: Target): Order {
  if (order.type === 'text' && 'actions' in order)
    return does === 'choose' ? order : { ...order, actions: [...order.actions, { do: does, area }] };
  return 'areas' in order ? { ...order, areas: [...order.areas, area] } : order;
}

export function withoutTarget(order: Order, place: number): Order {
  const without = <T>(list: readonly T[]) => list.filter((_, at) => at !== place);
  if (order.type === 'text' && 'actions' in order) return { ...order, actions: without(order.actions) };
  return 'areas' in order ? { ...order, areas: without(order.areas) } : order;
}

/** The targets of an order, in their order. */
export function targetsOf(order: Order): readonly Target[] {
  if (order.type === 'text' && 'actions' in order)
    return order.actions.map((point) => ({ area: point.area, does: point.do }));
  if (!('areas' in order)) return [];
  const does = order.type === 'build' ? 'build' : order.type === 'attack' ? 'reduce' : 'choose';
  return order.areas.map((area) => ({ area, does }));
}

/** The least and the most targets that an order may name; undefined if it names none. */
export function countsOf(offer: Offer<Order> | undefined): { min: number; max: number } | undefined {
  const part = partOf(offer, 'areas', 'list') ?? partOf(offer, 'actions', 'list');
  return part === undefined ? undefined : { min: part.min, max: part.max };
}

/** 4.8 A seat as the list continues: with the cards that the list takes into the hand. */
export function withTaken(own: SeatView, orders: readonly Order[]): SeatView {
  const taken = orders.flatMap((order) => (order.type === 'discard2' ? [order.take] : []));
  return taken.length === 0 ? own : { ...own, hand: [...(own.hand ?? []), ...taken] };
}
