import type { SeatId } from '../../game';
import { findAdventure } from '../data/cards';
import type { OrderOf } from '../orders/order-types';
import type { StandingOrder } from '../types';
import { done, type OrderVerdict, refused } from './play';
import { ofSeat, type Table } from './table';

/** 12.2 What a seat has ordered before it has ordered anything. */
export function startingStandingOrder(): StandingOrder {
  return { defend: { default: 2, at: {} }, cards: [], picks: [], pickAtOnce: false };
}

/** 12.1 The parts that are named replace the old ones; the others stay. */
export function setStandingOrder(
  table: Table,
  seat: SeatId,
  order: OrderOf<'setStandingOrder'>,
): OrderVerdict {
  const { cards, picks, defend, pickAtOnce } = order;
  if (cards?.some(({ card }) => !isDefence(card))) return refused('12.4');
  const standing = ofSeat(table.position.standing, seat);
  if (defend) standing.defend = { default: defend.default ?? 2, at: { ...defend.at } };
  if (cards)
    standing.cards = cards.map(({ card, at, minDice }) => ({
      card,
      at: at === 'any' ? at : [...at],
      minDice: minDice ?? 1,
    }));
  if (picks) standing.picks = [...picks];
  if (pickAtOnce !== undefined) standing.pickAtOnce = pickAtOnce;
  table.events.push({ type: 'standingOrderSet', seat });
  return done('12.1');
}

/** 12.4 Only power cards with the timing `defend` can be left to standing orders. */
export function isDefence(card: string): boolean {
  const found = findAdventure(card);
  return found?.kind === 'power' && found.timing === 'defend';
}
