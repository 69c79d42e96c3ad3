import type { AttackOrder, Order } from '../orders/order-types';
import { defenceBonus } from '../rules/battle';
import type { Boosts, View } from '../types';
import type { Attack } from './odds';

export type WaitingBoosts = Pick<Boosts, 'attack' | 'oneDie'>;

/**
 * The parameters of an attack order as far as its viewer can know them; `attackers` is the number of units there once
 * the plan before it is carried out.
 */
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

/** The boosts for the next attack once these orders are carried out; an attack uses them up (6.7). */
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
