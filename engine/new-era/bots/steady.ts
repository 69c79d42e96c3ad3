import type { SeatId } from '../../game';
import type { Bot } from '../../game/bot';
import type { Offer } from '../../game/offer';
import { findInstant } from '../data/cards';
import { legal } from '../offers/legal';
import { previewOf } from '../offers/preview';
import type { Order } from '../orders/order-types';
import { carryOut } from '../rules/carry-out';
import { type WorkingCopy, workingCopyOf } from '../rules/working-copy';
import type { CardId, View } from '../types';
import { gainWorth, locationWorth, standingWorth } from './worth';

/**
 * Gives the order that leaves its seat best off, as far as it can see, and stops when no order improves its position.
 */
export const steadyBot: Bot<Order> = {
  orders: (view, seat) => rankedOrders(view as View, seat).slice(0, 1),
};

/**
 * The orders that a seat may give now, in order of their value as far as the bot can see, best first; none if the seat
 * is not asked.
 */
export function rankedOrders(view: View, seat: SeatId): readonly Order[] {
  const copy = previewOf(view, seat);
  const { awaiting, display } = copy.position;
  if (awaiting?.seat !== seat) return [];
  if (awaiting.decision === 'draft') return [pickOf(display ?? [])];
  return ranked(legal(view, seat, []).filter(isMove), copy, seat);
}

/** The value of a card in hand. */
function cardWorth(card: CardId): number {
  const instant = findInstant(card);
  if (!instant) return 10 + locationWorth(card, 2);
  const gains = instant.options ? instant.options.map(({ gain }) => gain) : [instant.gain ?? {}];
  return Math.max(...gains.map(gainWorth));
}

function pickOf(display: readonly CardId[]): Order {
  const prefer = [...display].sort((one, other) => cardWorth(other) - cardWorth(one));
  return { type: 'draft', prefer };
}

/** Orders that are worthwhile only as part of a sequence of several orders. */
const ASIDE: readonly Order['type'][] = ['standing', 'resign', 'rejoin', 'store', 'breakAgreement'];

function isMove({ order }: Offer<Order>): boolean {
  return !ASIDE.includes(order.type);
}

/** A smaller gain is not worth a deadline. */
const LEAST = 0.5;

/** Orders by how well the seat stands after them. Orders that gain nothing come after the pass. */
function ranked(offers: readonly Offer<Order>[], copy: WorkingCopy, seat: SeatId): readonly Order[] {
  const choices = offers.flatMap(variants).flatMap((order) => {
    if (order.type === 'pass') return { order, worth: standingWorth(copy.position, seat) + LEAST };
    const trial = workingCopyOf(copy.position, copy.limits, copy.random);
    if (carryOut(trial, seat, order).result !== 'ok') return [];
    return { order, worth: standingWorth(trial.position, seat) };
  });
  const sorted = choices.sort((one, other) => other.worth - one.worth).map(({ order }) => order);
  return sorted.length > 0 ? sorted : offers.slice(0, 1).map(({ order }) => order);
}

/** The parts of an order that are worth varying. */
const VARIED: readonly string[] = ['card', 'target', 'resource', 'second'];

function variants({ order, open = [] }: Offer<Order>): readonly Order[] {
  const part = open.find(({ field, kind }) => kind === 'choice' && VARIED.includes(field));
  if (part?.kind !== 'choice') return [order];
  return part.from.map((value) => ({ ...order, [part.field]: value }) as Order);
}
