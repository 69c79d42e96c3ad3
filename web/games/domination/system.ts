// Function by function, not the whole system: its options schema would send a schema library to every reader.

import { legal } from '../../../engine/domination/offers/legal';
import { asOnTurn, previewOf, scoresAfter } from '../../../engine/domination/offers/preview';
import { validate } from '../../../engine/domination/offers/validate';
import type { Order } from '../../../engine/domination/orders/order-types';
import { carryOut } from '../../../engine/domination/rules/carry-out';
import type { Score, View } from '../../../engine/domination/types';
import type { Offer, Problem } from '../../../engine/game';

export type DominationOffer = Offer<Order>;

export function offersTo(view: View, seat: string, given: readonly Order[]): readonly DominationOffer[] {
  return legal(view, seat, given);
}

export function problemsOf(view: View, seat: string, orders: readonly Order[]): readonly Problem[] {
  return validate(view, seat, orders);
}

/** The board as if it were this seat's turn, for a plan. */
export function onTurn(view: View, seat: string): View {
  return asOnTurn(view, seat);
}

/** The Forces on the map once these orders of a seat are carried out, as far as it can know. */
export function forcesAfter(view: View, seat: string, orders: readonly Order[]): View['forces'] {
  const table = previewOf(view, seat);
  carryOut(table, seat, orders);
  return table.position.forces;
}

/** What every seat would score if the game turn ended after these orders, with its new total. */
export function scoresIf(
  view: View,
  seat: string,
  orders: readonly Order[],
): Readonly<Record<string, Score & { readonly vp: number }>> {
  return scoresAfter(view, seat, orders);
}
