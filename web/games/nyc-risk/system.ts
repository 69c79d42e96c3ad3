// Function by function, not the whole system: its options schema would send a schema library to every reader.
import type { Offer, Problem } from '../../../engine/game';
import type { WaitingBoosts } from '../../../engine/nyc-risk/offers/attack-ahead';
import { legal } from '../../../engine/nyc-risk/offers/legal';
import { type Attack, attackOdds, type Odds } from '../../../engine/nyc-risk/offers/odds';
import { validate } from '../../../engine/nyc-risk/offers/validate';
import type { Order } from '../../../engine/nyc-risk/orders/order-types';
import { scoreOf } from '../../../engine/nyc-risk/rules/ending';
import type { Hand, HiddenHand, Score, View } from '../../../engine/nyc-risk/types';

export type { WaitingBoosts };

export function offersTo(view: View, seat: string, given: readonly Order[]): readonly Offer<Order>[] {
  return legal(view, seat, given);
}

export function problemsOf(view: View, seat: string, orders: readonly Order[]): readonly Problem[] {
  return validate(view, seat, orders);
}

export function scoreNow(view: View, seat: string): Score {
  return scoreOf(view, seat);
}

export function oddsOf(attack: Attack): Odds {
  return attackOdds(attack);
}

/** A reader's own hand; undefined for other players' hands. */
export function ownHand(view: View, seat: string | null): Hand | undefined {
  const hand: Hand | HiddenHand | undefined = seat === null ? undefined : view.hands[seat];
  return hand !== undefined && Array.isArray(hand.cards) ? (hand as Hand) : undefined;
}

/** How many cards a seat has, for any reader. */
export function handSizes(view: View, seat: string): { readonly cards: number; readonly adventures: number } {
  const hand = view.hands[seat];
  const size = (pile: number | readonly string[] | undefined) =>
    typeof pile === 'number' ? pile : (pile?.length ?? 0);
  return { cards: size(hand?.cards), adventures: size(hand?.adventures) };
}
