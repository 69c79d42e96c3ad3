// Function by function, not the whole system: its options schema would send a schema library to every reader.
import type { Offer, Problem } from '../../../engine/game';
import { legal } from '../../../engine/nyc-risk/offers/legal';
import { type Attack, attackOdds, type Odds } from '../../../engine/nyc-risk/offers/odds';
import { validate } from '../../../engine/nyc-risk/offers/validate';
import type { AttackOrder, Order } from '../../../engine/nyc-risk/orders/order-types';
import { defenceBonus } from '../../../engine/nyc-risk/rules/battle';
import { scoreOf } from '../../../engine/nyc-risk/rules/ending';
import type { Boosts, Hand, HiddenHand, Score, View } from '../../../engine/nyc-risk/types';

export function offersTo(view: View, seat: string, given: readonly Order[]): readonly Offer<Order>[] {
  return legal(view, seat, given);
}

export function problemsOf(view: View, seat: string, orders: readonly Order[]): readonly Problem[] {
  return validate(view, seat, orders);
}

export function scoreNow(view: View, seat: string): Score {
  return scoreOf(view, seat);
}

export type WaitingBoosts = Pick<Boosts, 'attack' | 'oneDie'>;

/** What an attack order does as far as its reader can know; `attackers` stand there once the plan before it is done. */
export function attackOf(view: View, order: AttackOrder, attackers: number, boosts: WaitingBoosts): Attack {
  return {
    attackers,
    defenders: view.hoods[order.to]?.units ?? 0,
    dice: order.dice,
    rolls: order.rolls ?? 1,
    keep: order.keep,
    mayor: order.mayor,
    defenceBonus: defenceBonus(view, order.to),
    secondWind: boosts.attack,
    shortcut: boosts.oneDie,
  };
}

/** The boosts that wait for the next attack once these orders are carried out; an attack uses them up (6.7). */
export function boostsAfter(view: View, orders: readonly Order[]): WaitingBoosts {
  let { attack, oneDie } = view.boosts;
  for (const order of orders) {
    if (order.type === 'attack') [attack, oneDie] = [false, false];
    if (order.type !== 'playCard') continue;
    if (order.card === 'second-wind') attack = true;
    if (order.card === 'shortcut') oneDie = true;
  }
  return { attack, oneDie };
}

export function oddsOf(attack: Attack): Odds {
  return attackOdds(attack);
}

/** A reader's own hand; undefined for somebody else's. */
export function ownHand(view: View, seat: string | null): Hand | undefined {
  const hand: Hand | HiddenHand | undefined = seat === null ? undefined : view.hands[seat];
  return hand !== undefined && Array.isArray(hand.cards) ? (hand as Hand) : undefined;
}

/** How many cards a seat has, whoever asks. */
export function handSizes(view: View, seat: string): { readonly cards: number; readonly adventures: number } {
  const hand = view.hands[seat];
  const size = (pile: number | readonly string[] | undefined) =>
    typeof pile === 'number' ? pile : (pile?.length ?? 0);
  return { cards: size(hand?.cards), adventures: size(hand?.adventures) };
}
