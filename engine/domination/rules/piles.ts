import { shuffled } from '../../core/shuffled';
import type { SeatId } from '../../game';
import type { Random } from '../../random';
import type { CardId } from '../card-ids';
import { sorted } from '../data/cards';
import type { Position } from '../types';
import { drawIndex, seatAt, type WorkingCopy } from './working-copy';

/** 3.2 A seat draws as many cards as its logistics value, one at a time. */
export function drawHand(copy: WorkingCopy, seat: SeatId): void {
  const own = seatAt(copy, seat);
  const drawn: CardId[] = [];
  for (let count = 0; count < own.logistics; count += 1) {
    if (own.draw.length === 0) turnDiscardOver(copy, seat);
    const card = own.draw.shift();
    if (card === undefined) break;
    drawn.push(card);
  }
  own.hand = sorted([...own.hand, ...drawn]);
  copy.events.push({ type: 'drew', seat, count: drawn.length });
}

/** 3.3, 14.3 The discard pile is shuffled and becomes the draw deck: card after card is taken out at random. */
function turnDiscardOver(copy: WorkingCopy, seat: SeatId): void {
  const own = seatAt(copy, seat);
  const rest = sorted(own.discard);
  if (rest.length === 0) return;
  const deck: CardId[] = [];
  while (rest.length > 1) deck.push(...rest.splice(drawIndex(copy, rest.length), 1));
  own.draw = [...deck, ...rest];
  own.discard = [];
  copy.events.push({ type: 'shuffled', seat, count: own.draw.length });
}

/** 16.3 Shuffles every draw deck; its previous order was unknown to all. */
export function shuffleHidden(position: Position, random: Random): Position {
  const copy = structuredClone(position);
  for (const seat of copy.order) {
    const own = copy.seats[seat];
    if (own !== undefined) own.draw = shuffled(sorted(own.draw), random);
  }
  return copy;
}

/** 4.3 A card leaves the hand. */
export function takeFromHand(copy: WorkingCopy, seat: SeatId, card: CardId): void {
  const { hand } = seatAt(copy, seat);
  hand.splice(hand.indexOf(card), 1);
}

export function putInHand(copy: WorkingCopy, seat: SeatId, card: CardId): void {
  const own = seatAt(copy, seat);
  own.hand = sorted([...own.hand, card]);
}

export function putOnDiscard(copy: WorkingCopy, seat: SeatId, card: CardId): void {
  const own = seatAt(copy, seat);
  own.discard = sorted([...own.discard, card]);
}

/** 12.4 Whether all these cards are in the hand, counting copies. */
export function holds(copy: WorkingCopy, seat: SeatId, cards: readonly CardId[]): boolean {
  const left = [...seatAt(copy, seat).hand];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
