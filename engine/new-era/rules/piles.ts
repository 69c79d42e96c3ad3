import { shuffled } from '../../core/shuffled';
import type { SeatId } from '../../game';
import type { Random } from '../../random';
import type { CardId, Position } from '../types';
import { playerAt, removeCard, type WorkingCopy } from './working-copy';

/** 4.7 The top card of the stack, which is rebuilt from the discard pile when it is needed and empty. */
export function takeTop(copy: WorkingCopy): CardId | undefined {
  const { position } = copy;
  if (position.stack.length === 0) reshuffle(copy);
  return position.stack.shift();
}

/** 18.4 The discard pile becomes the stack. */
function reshuffle({ position, random, events }: WorkingCopy): void {
  const cards = position.discard.length;
  if (cards === 0) return;
  position.stack = shuffled(position.discard, random);
  position.rng += cards - 1;
  position.discard = [];
  events.push({ type: 'reshuffled', cards });
}

/** 17.1 Reorders the stack; no seat knew its previous order. */
export function shuffleHidden(position: Position, random: Random): Position {
  return { ...position, stack: shuffled([...position.stack].sort(), random) };
}

/** 4.5, 6.5 Draws a number of cards, or as many as there are. */
export function drawCards(copy: WorkingCopy, seat: SeatId, count: number): void {
  const cards: CardId[] = [];
  while (cards.length < count) {
    const card = takeTop(copy);
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  playerAt(copy, seat).hand.push(...cards);
  copy.events.push({ type: 'drew', seat, count: cards.length, cards });
}

/** Moves cards from the hand to the discard pile, in this order. */
export function discardFromHand(copy: WorkingCopy, seat: SeatId, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    removeCard(playerAt(copy, seat).hand, card);
    copy.position.discard.push(card);
  }
  copy.events.push({ type: 'discarded', cards });
}

/** Moves cards from the table to the discard pile, in this order. */
export function discard({ position, events }: WorkingCopy, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  position.discard.push(...cards);
  events.push({ type: 'discarded', cards });
}
