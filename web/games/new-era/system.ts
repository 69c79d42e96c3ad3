// Function by function, not the whole system: its options schema would send a schema library to every reader.
import type { Problem } from '../../../engine/game';
import {
  type Brings,
  broughtBy,
  pointsAfter,
  type WeighedOffer,
  weighedOffers,
} from '../../../engine/new-era/offers/brings';
import { problemsAhead as ahead } from '../../../engine/new-era/offers/plans';
import { validate } from '../../../engine/new-era/offers/validate';
import type { ActionOrder, Order } from '../../../engine/new-era/orders/order-types';
import { isFree } from '../../../engine/new-era/rules/actions';
import { turnOrder } from '../../../engine/new-era/rules/table';
import type { View } from '../../../engine/new-era/types';

export type { Brings, WeighedOffer };

export const SEAT_ORDERS: readonly Order['type'][] = ['standing', 'resign', 'rejoin'];

/** What a seat may order after these orders of its own, each with what it brings. */
export function offersTo(view: View, seat: string, list: readonly Order[]): readonly WeighedOffer[] {
  return weighedOffers(view, seat, list);
}

/** What each order brings; null for one that cannot be carried out as the game stands. */
export function brings(view: View, seat: string, list: readonly Order[]): readonly (Brings | null)[] {
  return broughtBy(view, seat, list);
}

export function problemsOf(view: View, seat: string, orders: readonly Order[]): readonly Problem[] {
  return validate(view, seat, orders);
}

/** What is wrong with a list, each action of which waits for another turn, as the game stands. */
export function problemsAhead(view: View, seat: string, orders: readonly Order[]): readonly Problem[] {
  return ahead(view, seat, orders);
}

/** The points that a seat would count after these orders. */
export function pointsIf(view: View, seat: string, list: readonly Order[]): number {
  return pointsAfter(view, seat, list);
}

/** Whether an order ends the seat's turn to act (6.9). */
export function endsTurn(order: Order): boolean {
  return !SEAT_ORDERS.includes(order.type) && !isFree(order as ActionOrder);
}

/** 4.2 Whether a seat picks again in this lookout: each does so twice, in turn order. */
export function hasPickLeft(view: View, seat: string): boolean {
  const { phase, picks, seats } = view;
  return phase === 'lookout' && picks <= seats.length + turnOrder(view).indexOf(seat);
}
