import { HARBOURS } from '../data/map';
import type { Order } from '../orders/order-types';
import { isWild } from '../rules/hands';
import { setsOf, setValue, TOO_MANY_CARDS } from '../rules/trade';
import { best, hoodsOf, ofSeat, owns } from '../rules/working-copy';
import type { CardId } from '../types';
import { playEarlyCards } from './adventures';
import { bestFor, musterOn } from './muster';
import type { Plan } from './plan';
import { indexOf } from './scene';

/** Phase `reinforce`: cards, trades, and the pool to where it will be used. */
export function reinforceWell(plan: Plan): void {
  playEarlyCards(plan);
  tradeWell(plan);
  placePool(plan);
  plan.give({ type: 'endPhase' });
}

/** 7.8 Trades only as much as it must. */
export function tradeByForce(plan: Plan): void {
  while (plan.hoped.mustTrade && tradeBest(plan));
  placePool(plan);
}

function placePool(plan: Plan): void {
  const { hoped } = plan;
  if (hoped.reinforcements === 0) return;
  plan.give({ type: 'reinforce', placements: musterOn(plan.scene(hoped), hoped.reinforcements) });
}

/** Trades sets that are worth it, or that cannot be kept any longer. */
function tradeWell(plan: Plan): void {
  const { hoped, seat } = plan;
  const { turnsLeft } = plan.scene(hoped).forecast;
  for (;;) {
    const hand = ofSeat(hoped.hands, seat).cards;
    const set = bestSet(plan);
    if (!set) return;
    const late = turnsLeft < 1.5 || hand.length >= TOO_MANY_CARDS - 1;
    if (!late && setValue(set) < 8) return;
    if (!tradeBest(plan)) return;
  }
}

function bestSet({ hoped, seat }: Plan): readonly CardId[] | undefined {
  const worth = (cards: readonly CardId[]) =>
    setValue(cards) + (cards.some((card) => owns(hoped, seat, card)) ? 2 : 0) - cards.filter(isWild).length;
  return best(setsOf(ofSeat(hoped.hands, seat).cards), worth);
}

function tradeBest(plan: Plan): boolean {
  const { hoped, seat } = plan;
  const cards = bestSet(plan);
  if (!cards) return false;
  const owned = cards.filter((card) => owns(hoped, seat, card));
  const bonusTo = bestFor(plan.scene(hoped), owned, hoped.reinforcements + 2);
  return plan.give({ type: 'trade', cards, ...(bonusTo === undefined ? {} : { bonusTo }) });
}

/** A ferry from the strongest own harbour to the weakest of the others', or just for its points. */
export function ferryFor(plan: Plan): Order {
  const { hoped, seat } = plan;
  const scene = plan.scene(hoped);
  const units = (hood: string) => scene.units[indexOf(hood)] ?? 0;
  const own = hoodsOf(hoped, seat);
  const from = best(
    HARBOURS.filter((hood) => own.includes(hood)),
    units,
  );
  const others = HARBOURS.filter((hood) => !own.includes(hood));
  const to = best(others, (hood) => -units(hood));
  const [one = '', other = ''] = HARBOURS;
  const between = from !== undefined && to !== undefined ? [from, to] : [one, other];
  return { type: 'playCard', card: 'chartered-ferry', between };
}
