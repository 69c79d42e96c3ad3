import { shuffled } from '../../core/shuffled';
import type { SeatId } from '../../game';
import type { Random } from '../../random';
import type { CardId, Position } from '../types';
import { playerAt, removeCard, type Table } from './table';

/** 4.7 The top card of the stack, which is rebuilt from the discard pile when it is needed and empty. */
export function takeTop(table: Table): CardId | undefined {
  const { position } = table;
  if (position.stack.length === 0) reshuffle(table);
  return position.stack.shift();
}

/** 18.4 The discard pile becomes the stack. */
function reshuffle({ position, random, events }: Table): void {
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
export function drawCards(table: Table, seat: SeatId, count: number): void {
  const cards: CardId[] = [];
  while (cards.length < count) {
    const card = takeTop(table);
    if (card === undefined) break;
    cards.push(card);
  }
  if (cards.length === 0) return;
  playerAt(table, seat).hand.push(...cards);
  table.events.push({ type: 'drew', seat, count: cards.length, cards });
}

/** Moves cards from the hand to the discard pile, in this order. */
export function discardFromHand(table: Table, seat: SeatId, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    removeCard(playerAt(table, seat).hand, card);
    table.position.discard.push(card);
  }
  table.events.push({ type: 'discarded', cards });
}

/** Moves cards from the table to the discard pile, in this order. */
export function discard({ position, events }: Table, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  position.discard.push(...cards);
  events.push({ type: 'discarded', cards });
}
