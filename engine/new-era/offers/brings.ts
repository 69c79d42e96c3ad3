import type { SeatId } from '../../game';
import type { Offer } from '../../game/offer';
import type { Goods } from '../card-types';
import { addGood, addGoods, countOf, entriesOf } from '../data/goods';
import type { Event } from '../event-types';
import type { Order } from '../orders/order-types';
import { carryOut } from '../rules/carry-out';
import { scoreOf } from '../rules/ending';
import { playerAt, type WorkingCopy, workingCopyOf } from '../rules/working-copy';
import type { Position, View } from '../types';
import { offersOf } from './legal';
import { tableAhead, tryOutAhead } from './plans';

/** The costs and gains of an order for its seat, as far as the seat can know them before it is carried out. */
export interface Brings {
  readonly cost: Goods;
  /** The number of cards from the hand that pay for it. */
  readonly discarded: number;
  readonly gain: Goods;
  /** The number of cards drawn. */
  readonly drawn: number;
  /** The increase in points if they were counted afterwards (11.1). */
  readonly points: number;
}

export interface WeighedOffer extends Offer<Order> {
  readonly brings: Brings;
}

/**
 * The orders that a seat may give in its next turn of this phase, after those in its list, each with its costs and
 * gains.
 */
export function weighedOffers(
  view: Position | View,
  seat: SeatId,
  planned: readonly unknown[],
): readonly WeighedOffer[] {
  const copy = after(view, seat, planned);
  return offersOf(copy, seat).map((offer) => ({ ...offer, brings: bringsOf(copy, seat, offer.order) }));
}

/**
 * The costs and gains of each order of a list, in turn; null for those that the rules refuse in the current position.
 */
export function broughtBy(
  view: Position | View,
  seat: SeatId,
  list: readonly Order[],
): readonly (Brings | null)[] {
  return list.map((order, at) => {
    const before = list.slice(0, at);
    const refused = tryOutAhead(tableAhead(view, seat), seat, [...before, order]).some(
      (one) => one.at === at,
    );
    return refused ? null : bringsOf(after(view, seat, before), seat, order);
  });
}

/** The points of a seat if they were counted after a list. */
export function pointsAfter(view: Position | View, seat: SeatId, list: readonly Order[]): number {
  return scoreOf(playerAt(after(view, seat, list), seat));
}

function after(view: Position | View, seat: SeatId, list: readonly unknown[]): WorkingCopy {
  const copy = tableAhead(view, seat);
  tryOutAhead(copy, seat, list);
  return copy;
}

function bringsOf({ position, limits, random }: WorkingCopy, seat: SeatId, order: Order): Brings {
  const trial = workingCopyOf(position, limits, random);
  const before = playerAt(trial, seat);
  const [goods, points] = [{ ...before.goods }, scoreOf(before)];
  carryOut(trial, seat, order);
  const own = playerAt(trial, seat);
  const { gain, drawn } = gainsIn(trial.events, seat);
  const cost: Goods = { ...goods };
  addGoods(cost, gain);
  for (const [good, count] of entriesOf(own.goods)) {
    // Goods taken out of a storage are in the pool without having been gained (10.5).
    const more = count - countOf(cost, good);
    if (more > 0) addGood(gain, good, more);
    addGood(cost, good, more > 0 ? -countOf(cost, good) : -count);
  }
  const discarded = 'cards' in order ? (order.cards?.length ?? 0) : 0;
  return { cost, discarded, gain, drawn, points: scoreOf(own) - points };
}

function gainsIn(events: readonly Event[], seat: SeatId): { readonly gain: Goods; readonly drawn: number } {
  const gain: Goods = {};
  let drawn = 0;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'gained') addGoods(gain, event.goods);
    if (event.type === 'drew') drawn += event.count;
  }
  return { gain, drawn };
}
