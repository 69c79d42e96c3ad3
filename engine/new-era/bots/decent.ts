import type { SeatId } from '../../game';
import type { Bot } from '../../game/bot';
import type { Offer } from '../../game/offer';
import { findInstant } from '../data/cards';
import { legal } from '../offers/legal';
import { previewOf } from '../offers/preview';
import type { Order } from '../orders/order-types';
import { carryOut } from '../rules/carry-out';
import { type Table, tableOf } from '../rules/table';
import type { CardId, View } from '../types';
import { gainWorth, locationWorth, standingWorth } from './worth';

/** Does what leaves it best off, as far as it can see, and stops when nothing makes it better. */
export const decentBot: Bot<Order> = {
  orders: (view, seat) => rankedOrders(view as View, seat).slice(0, 1),
};

/** What a seat may order now, the best as far as it can see first; none where nobody waits for it. */
export function rankedOrders(view: View, seat: SeatId): readonly Order[] {
  const table = previewOf(view, seat);
  const { awaiting, display } = table.position;
  if (awaiting?.seat !== seat) return [];
  if (awaiting.decision === 'draft') return [pickOf(display ?? [])];
  return ranked(legal(view, seat, []).filter(isMove), table, seat);
}

/** What a card is worth in hand. */
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

/** Moves that only a plan over several orders would make worth while. */
const ASIDE: readonly Order['type'][] = ['standing', 'resign', 'rejoin', 'store', 'breakAgreement'];

function isMove({ order }: Offer<Order>): boolean {
  return !ASIDE.includes(order.type);
}

/** So little gain is not worth a deadline. */
const LEAST = 0.5;

/** Orders by how well the seat stands after them. Those that win nothing come after the pass. */
function ranked(offers: readonly Offer<Order>[], table: Table, seat: SeatId): readonly Order[] {
  const choices = offers.flatMap(variants).flatMap((order) => {
    if (order.type === 'pass') return { order, worth: standingWorth(table.position, seat) + LEAST };
    const trial = tableOf(table.position, table.limits, table.random);
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
