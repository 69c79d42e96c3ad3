import type { SeatId } from '../../game';
import { findInstant } from '../data/cards';
import type { ActionOrder, InstantOrder, OrderOf, PassOrder, StoreOrder } from '../orders/order-types';
import { playContact, playContactCard } from './contacts';
import { playBreak } from './cooperation';
import { gain, trigger } from './gains';
import { afterPaying, paymentOf } from './payment';
import { discardFromHand, drawCards } from './piles';
import { type Play, played, refused, unless } from './play';
import { playReconstruction, playTokenRedevelopment } from './redevelopment';
import { storingOf } from './storage';
import { playerAt, removeCard, type Table } from './table';
import { playVisit, playWork } from './work';

/** 6.9 The free orders that a seat can give in a turn. */
export const MOST_FREE_ORDERS = 6;

/** 6.9 Orders that do not end a seat's turn to act. */
export function isFree({ type }: ActionOrder): boolean {
  return type === 'store' || type === 'breakAgreement';
}

/** Sections 6 and 7: the effect of an order of the active seat. */
export function playAction(table: Table, seat: SeatId, order: ActionOrder): Play {
  switch (order.type) {
    case 'instant':
      return playInstant(table, seat, order);
    case 'contactCard':
      return playContactCard(table, seat, order);
    case 'contact':
      return playContact(table, seat, order);
    case 'redevelop':
      return playTokenRedevelopment(table, seat, order);
    case 'reconstruct':
      return playReconstruction(table, seat, order);
    case 'swap':
      return playSwap(table, seat, order);
    case 'work':
    case 'workAgain':
      return playWork(table, seat, order);
    case 'visit':
      return playVisit(table, seat, order);
    case 'trade':
      return playTrade(table, seat, order);
    case 'pass':
      return playPass(table, seat, order);
    case 'store':
    case 'breakAgreement':
      return playFree(table, seat, order);
  }
}

/** 7.1 */
function playInstant(table: Table, seat: SeatId, order: InstantOrder): Play {
  const { card, option } = order;
  const player = playerAt(table, seat);
  if (!player.hand.includes(card)) return refused('6.6');
  const instant = findInstant(card);
  if (!instant) return refused('7.1');
  const { pay = {}, gain: got = {} } = instant.options?.[option ?? 0] ?? instant;
  const payment = paymentOf(player, pay, order, { kept: card });
  return afterPaying(table, seat, payment, () =>
    played('7.1', () => {
      removeCard(player.hand, card);
      table.position.discard.push(card);
      table.events.push({ type: 'instant', seat, card });
      gain(table, seat, card, got);
    }),
  );
}

/** 7.6 Two cards for one. */
function playSwap(table: Table, seat: SeatId, { cards }: OrderOf<'swap'>): Play {
  const { hand } = playerAt(table, seat);
  if (!cards.every((card) => hand.includes(card))) return refused('6.6');
  return played('7.6', () => {
    table.events.push({ type: 'swapped', seat });
    discardFromHand(table, seat, cards);
    drawCards(table, seat, 1);
  });
}

/** 7.10 Two workers for a resource. */
function playTrade(table: Table, seat: SeatId, { resource }: OrderOf<'trade'>): Play {
  return afterPaying(table, seat, paymentOf(playerAt(table, seat), { worker: 2 }), () =>
    played('7.10', () => {
      table.events.push({ type: 'traded', seat, resource });
      gain(table, seat, 'trade', { [resource]: 1 });
      trigger(table, seat, { event: 'trade' });
    }),
  );
}

/** 6.2, 7.11 The seat takes no more actions this turn; it may store goods. */
export function playPass(table: Table, seat: SeatId, { store = [] }: PassOrder): Play {
  const player = playerAt(table, seat);
  const storing = storingOf(player, store, table.limits);
  if ('refusal' in storing) return storing;
  return played('6.2', () => {
    storing.carryOut(table, seat);
    player.passed = true;
    table.events.push({ type: 'passed', seat });
  });
}

/** 6.9 At most six a turn. */
function playFree(table: Table, seat: SeatId, order: StoreOrder | OrderOf<'breakAgreement'>): Play {
  const player = playerAt(table, seat);
  return unless(player.freeOrders >= MOST_FREE_ORDERS ? '6.9' : undefined, () =>
    order.type === 'store' ? playStore(table, seat, order) : playBreak(table, seat, order.card),
  );
}

/** 10.5 */
function playStore(table: Table, seat: SeatId, order: StoreOrder): Play {
  const storing = storingOf(playerAt(table, seat), [order], table.limits);
  if ('refusal' in storing) return storing;
  return played('10.5', () => storing.carryOut(table, seat));
}
