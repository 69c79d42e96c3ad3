import type { Bot, Offer, SeatId } from '../../game';
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
  id: 'decent',
  name: 'Decent',
  orders(view, seat) {
    const table = previewOf(view as View, seat);
    const { awaiting, display } = table.position;
    if (awaiting?.seat !== seat) return [];
    if (awaiting.decision === 'draft') return [pickOf(display ?? [])];
    const offers = legal(view as View, seat, []).filter(isMove);
    return offers.length === 0 ? [] : [bestOf(offers, table, seat)];
  },
};

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

/** The order after which the seat stands best; the pass is the last one offered with nothing to win. */
function bestOf(offers: readonly Offer<Order>[], table: Table, seat: SeatId): Order {
  const passes = offers.filter(({ order }) => order.type === 'pass');
  const ideas = offers.filter(({ order }) => order.type !== 'pass').flatMap(variants);
  let best = passes[0]?.order ?? ideas[0];
  let most = passes.length > 0 ? standingWorth(table.position, seat) + LEAST : Number.NEGATIVE_INFINITY;
  for (const order of ideas) {
    const trial = tableOf(table.position, table.limits, table.random);
    if (carryOut(trial, seat, order).result !== 'ok') continue;
    const worth = standingWorth(trial.position, seat);
    if (worth <= most) continue;
    most = worth;
    best = order;
  }
  return best ?? { type: 'pass' };
}

/** The parts of an order that are worth varying. */
const VARIED: readonly string[] = ['card', 'target', 'resource', 'second'];

function variants({ order, open = [] }: Offer<Order>): readonly Order[] {
  const part = open.find(({ field, kind }) => kind === 'choice' && VARIED.includes(field));
  if (part?.kind !== 'choice') return [order];
  return part.from.map((value) => ({ ...order, [part.field]: value }) as Order);
}
