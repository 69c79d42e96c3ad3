import type { SeatId } from '../../game';
import { findAdventure } from '../data/cards';
import type { OrderOf } from '../orders/order-types';
import type { StandingOrder } from '../types';
import { done, type OrderVerdict, refused } from './play';
import { ofSeat, type WorkingCopy } from './working-copy';

/** 12.2 The standing orders of a seat that has given none. */
export function startingStandingOrder(): StandingOrder {
  return { defend: { default: 2, at: {} }, cards: [], picks: [], pickAtOnce: false };
}

/** 12.1 The standing orders of a seat after this order: the parts that are named replace the old ones. */
export function standingAfter(
  standing: StandingOrder,
  { defend, cards, picks, pickAtOnce }: OrderOf<'setStandingOrder'>,
): StandingOrder {
  return {
    defend: defend === undefined ? standing.defend : { default: defend.default ?? 2, at: { ...defend.at } },
    cards:
      cards?.map(({ card, at, minDice }) => ({
        card,
        at: at === 'any' ? at : [...at],
        minDice: minDice ?? 1,
      })) ?? standing.cards,
    picks: picks === undefined ? standing.picks : [...picks],
    pickAtOnce: pickAtOnce ?? standing.pickAtOnce,
  };
}

/** 12.1 Sets the parts that are named. */
export function setStandingOrder(
  copy: WorkingCopy,
  seat: SeatId,
  order: OrderOf<'setStandingOrder'>,
): OrderVerdict {
  if (order.cards?.some(({ card }) => !isDefence(card))) return refused('12.4');
  const standing = ofSeat(copy.position.standing, seat);
  Object.assign(standing, standingAfter(standing, order));
  copy.events.push({ type: 'standingOrderSet', seat });
  return done('12.1');
}

/** 12.4 Only power cards with the timing `defend` can be left to standing orders. */
export function isDefence(card: string): boolean {
  const found = findAdventure(card);
  return found?.kind === 'power' && found.timing === 'defend';
}
