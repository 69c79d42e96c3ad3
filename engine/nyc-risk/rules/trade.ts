import type { SeatId } from '../../game';
import { pictureOf } from '../data/cards';
import type { OrderOf } from '../orders/order-types';
import type { CardId, Position } from '../types';
import { isWild, takeOut } from './hands';
import { done, type OrderVerdict, refused } from './play';
import { changeUnits, ofSeat, owns, type WorkingCopy } from './working-copy';

const ALIKE = { pedestrian: 4, messenger: 6, taxi: 8 } as const;
const ONE_OF_EACH = 10;
const OWNER_BONUS = 2;
/** 5.7 A hand of this size must be traded. */
export const TOO_MANY_CARDS = 5;

/**
 * 5.5 The value of three cards; 0 if they are not a set. A wild card counts as the picture that gives the set its
 * highest value.
 */
export function setValue(cards: readonly CardId[]): number {
  const pictures = cards.flatMap((card) => pictureOf(card) ?? []);
  const kinds = new Set(pictures).size;
  const wilds = cards.filter(isWild).length;
  if (kinds + wilds >= 3) return ONE_OF_EACH;
  const [picture] = pictures;
  return kinds === 1 && picture ? ALIKE[picture] : 0;
}

/** 5.4 to 5.6 Three cards are traded in for units. */
export function trade(copy: WorkingCopy, seat: SeatId, { cards, bonusTo }: OrderOf<'trade'>): OrderVerdict {
  const { position, events } = copy;
  const hand = ofSeat(position.hands, seat).cards;
  if (!cards.every((card) => hand.includes(card))) return refused('5.4');
  const value = setValue(cards);
  if (value === 0) return refused('5.5');
  if (position.mustTrade && hand.length < TOO_MANY_CARDS) return refused('17.4');
  const owned = cards.filter((card) => owns(position, seat, card));
  if (bonusTo !== undefined && !owned.includes(bonusTo)) return refused('5.6');
  const bonus = bonusTo ?? owned[0] ?? null;
  takeOut(hand, cards);
  position.decks.cardDiscard.push(...cards);
  position.reinforcements += value;
  events.push({ type: 'traded', seat, cards, value, bonusTo: bonus });
  if (bonus !== null) changeUnits(copy, bonus, OWNER_BONUS);
  endForcedTrade(position);
  return done('5.4');
}

/** 7.8 The forced trade ends with four cards or fewer and an empty pool. */
export function endForcedTrade(position: Position): void {
  const { active, hands, reinforcements } = position;
  if (active === null || reinforcements > 0) return;
  if (ofSeat(hands, active).cards.length < TOO_MANY_CARDS) position.mustTrade = false;
}

/** All sets of a hand, in the order of their cards' positions in it. */
export function setsOf(hand: readonly CardId[]): readonly (readonly CardId[])[] {
  const triples = hand.flatMap((first, one) =>
    hand
      .slice(one + 1)
      .flatMap((second, other) => hand.slice(one + other + 2).map((third) => [first, second, third])),
  );
  return triples.filter((cards) => setValue(cards) > 0);
}
