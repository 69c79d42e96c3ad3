import type { SeatId } from '../../game';
import { designIdOf } from '../data/cards';
import type { CardId, DesignId, Position, View } from '../types';
import { discard, drawCards, takeTop } from './piles';
import { playerAt, removeCard, turnOrder, type WorkingCopy } from './working-copy';

const FIRST_DISPLAY = 5;

/** 4.3 The number of cards that each of the 2n picks of n seats chooses from. */
export function choiceAt(pick: number, seats: number): number {
  if (pick === 0) return FIRST_DISPLAY;
  if (pick < seats) return FIRST_DISPLAY - 1;
  return pick === 2 * seats - 1 ? 2 : 3;
}

/** 4.2 The seat that picks now; undefined once all picks are made. */
export function pickerOf(position: Pick<Position, 'seats' | 'first' | 'picks'>): SeatId | undefined {
  const order = turnOrder(position);
  return position.picks < 2 * order.length ? order[position.picks % order.length] : undefined;
}

/** 4.2 Whether a seat picks again in this lookout: each does so twice, in turn order. */
export function hasPickLeft(position: Position | View, seat: SeatId): boolean {
  const { phase, picks, seats } = position;
  return phase === 'lookout' && picks <= seats.length + turnOrder(position).indexOf(seat);
}

/** 4.1, 4.3 Refills the display for the next pick; the first cards are turned up together. */
export function fillDisplay(copy: WorkingCopy): readonly CardId[] {
  const { position, events } = copy;
  const wanted = choiceAt(position.picks, position.seats.length);
  const isNew = position.display === null;
  const display = position.display ?? [];
  position.display = display;
  while (display.length < wanted) {
    const card = takeTop(copy);
    if (card === undefined) break;
    display.push(card);
    if (!isNew) events.push({ type: 'revealed', cards: [card] });
  }
  if (isNew && display.length > 0) events.push({ type: 'revealed', cards: [...display] });
  return display;
}

/** 4.6 The first wish that is on display, the copy nearest the front. */
export function wishedCard(
  display: readonly CardId[],
  wishes: readonly (CardId | DesignId)[],
): CardId | undefined {
  for (const wish of wishes) {
    const card = display.find((one) => one === wish || designIdOf(one) === wish);
    if (card !== undefined) return card;
  }
  return undefined;
}

/** 4.2 A card moves from the display to the hand. */
export function pick(copy: WorkingCopy, seat: SeatId, card: CardId): void {
  const { position, events } = copy;
  removeCard(position.display ?? [], card);
  playerAt(copy, seat).hand.push(card);
  position.picks += 1;
  events.push({ type: 'drafted', seat, card });
}

/** 4.4, 4.5 The remaining cards are discarded, all draw one card, and production begins. */
export function endLookout(copy: WorkingCopy): void {
  const { position } = copy;
  discard(copy, position.display ?? []);
  for (const seat of turnOrder(position)) drawCards(copy, seat, 1);
  position.display = [];
  position.picks = 0;
  position.phase = 'production';
  position.producedSeats = 0;
}
