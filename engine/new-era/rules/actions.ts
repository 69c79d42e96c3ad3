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
import { playVisit, playWork } from './work';
import { playerAt, removeCard, type WorkingCopy } from './working-copy';

/** 6.9 The free orders that a seat can give in a turn. */
export const MOST_FREE_ORDERS = 6;

/** 6.9 Orders that do not end a seat's turn to act. */
export function isFree({ type }: ActionOrder): boolean {
  return type === 'store' || type === 'breakAgreement';
}

/** Sections 6 and 7: the effect of an order of the active seat. */
export function playAction(copy: WorkingCopy, seat: SeatId, order: ActionOrder): Play {
  switch (order.type) {
    case 'instant':
      return playInstant(copy, seat, order);
    case 'contactCard':
      return playContactCard(copy, seat, order);
    case 'contact':
      return playContact(copy, seat, order);
    case 'redevelop':
      return playTokenRedevelopment(copy, seat, order);
    case 'reconstruct':
      return playReconstruction(copy, seat, order);
    case 'swap':
      return playSwap(copy, seat, order);
    case 'work':
    case 'workAgain':
      return playWork(copy, seat, order);
    case 'visit':
      return playVisit(copy, seat, order);
    case 'trade':
      return playTrade(copy, seat, order);
    case 'pass':
      return playPass(copy, seat, order);
    case 'store':
    case 'breakAgreement':
      return playFree(copy, seat, order);
  }
}

/** 7.1 */
function playInstant(copy: WorkingCopy, seat: SeatId, order: InstantOrder): Play {
  const { card, option } = order;
  const player = playerAt(copy, seat);
  if (!player.hand.includes(card)) return refused('6.6');
  const instant = findInstant(card);
  if (!instant) return refused('7.1');
  const { pay = {}, gain: got = {} } = instant.options?.[option ?? 0] ?? instant;
  const payment = paymentOf(player, pay, order, { kept: card });
  return afterPaying(copy, seat, payment, () =>
    played('7.1', () => {
      removeCard(player.hand, card);
      copy.position.discard.push(card);
      copy.events.push({ type: 'instant', seat, card });
      gain(copy, seat, card, got);
    }),
  );
}

/** 7.6 Two cards for one. */
function playSwap(copy: WorkingCopy, seat: SeatId, { cards }: OrderOf<'swap'>): Play {
  const { hand } = playerAt(copy, seat);
  if (!cards.every((card) => hand.includes(card))) return refused('6.6');
  return played('7.6', () => {
    copy.events.push({ type: 'swapped', seat });
    discardFromHand(copy, seat, cards);
    drawCards(copy, seat, 1);
  });
}

/** 7.10 Two workers for a resource. */
function playTrade(copy: WorkingCopy, seat: SeatId, { resource }: OrderOf<'trade'>): Play {
  return afterPaying(copy, seat, paymentOf(playerAt(copy, seat), { worker: 2 }), () =>
    played('7.10', () => {
      copy.events.push({ type: 'traded', seat, resource });
      gain(copy, seat, 'trade', { [resource]: 1 });
      trigger(copy, seat, { event: 'trade' });
    }),
  );
}

/** 6.2, 7.11 The seat takes no more actions this turn; it may store goods. */
export function playPass(copy: WorkingCopy, seat: SeatId, { store = [] }: PassOrder): Play {
  const player = playerAt(copy, seat);
  const storing = storingOf(player, store, copy.limits);
  if ('refusal' in storing) return storing;
  return played('6.2', () => {
    storing.carryOut(copy, seat);
    player.passed = true;
    copy.events.push({ type: 'passed', seat });
  });
}

/** 6.9 At most six a turn. */
function playFree(copy: WorkingCopy, seat: SeatId, order: StoreOrder | OrderOf<'breakAgreement'>): Play {
  const player = playerAt(copy, seat);
  return unless(player.freeOrders >= MOST_FREE_ORDERS ? '6.9' : undefined, () =>
    order.type === 'store' ? playStore(copy, seat, order) : playBreak(copy, seat, order.card),
  );
}

/** 10.5 */
function playStore(copy: WorkingCopy, seat: SeatId, order: StoreOrder): Play {
  const storing = storingOf(playerAt(copy, seat), [order], copy.limits);
  if ('refusal' in storing) return storing;
  return played('10.5', () => storing.carryOut(copy, seat));
}
