import { shuffled as mixed } from '../../core/shuffled';
import type { SeatId } from '../../game';
import type { Random } from '../../random';
import { WILDS } from '../data/cards';
import type { AdventureId, CardId, Deck, Hand, HiddenHand, Position } from '../types';
import { ofSeat, type WorkingCopy } from './working-copy';

/** Whether a hand is visible. */
export function isOpenHand(hand: Hand | HiddenHand | undefined): hand is Hand {
  return hand !== undefined && Array.isArray(hand.cards);
}

/** Number of neighbourhood cards in a hand, open or hidden. */
export function cardCount(hand: Hand | HiddenHand | undefined): number {
  if (hand === undefined) return 0;
  return Array.isArray(hand.cards) ? hand.cards.length : Number(hand.cards);
}

export function isWild(card: CardId): boolean {
  return WILDS.includes(card);
}

/** 3.3 The top of a pile, rebuilt from its discard if it is empty; undefined if both are. */
export function drawFrom(copy: WorkingCopy, deck: Deck, mayReshuffle = true): string | undefined {
  const { decks } = copy.position;
  if (decks[deck].length === 0 && mayReshuffle) reshuffle(copy, deck);
  return decks[deck].shift();
}

function reshuffle({ position: { decks }, chance, events }: WorkingCopy, deck: Deck): void {
  const discard = deck === 'cards' ? decks.cardDiscard : decks.adventureDiscard;
  if (discard.length === 0) return;
  const rng = chance.drawn;
  decks[deck] = shuffled(discard.splice(0), chance);
  events.push({ type: 'reshuffled', deck, rng });
}

/** 19.2 Reorders both piles; no seat knew their previous order. */
export function shuffleHidden(position: Position, random: Random): Position {
  const { cards, adventures, ...discards } = position.decks;
  const decks = {
    ...discards,
    cards: mixed([...cards].sort(), random),
    adventures: mixed([...adventures].sort(), random),
  };
  return { ...position, decks };
}

/** 18.4 A copy in random order. */
export function shuffled<T>(list: readonly T[], chance: WorkingCopy['chance']): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = chance.index(last + 1);
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/** A seat draws a neighbourhood card, if there is one. */
export function drawCard(copy: WorkingCopy, seat: SeatId): void {
  const card = drawFrom(copy, 'cards');
  if (card === undefined) return;
  ofSeat(copy.position.hands, seat).cards.push(card);
  copy.events.push({ type: 'cardDrawn', seat, card });
}

/** Removes cards from a list of cards in hand; the rest keeps its order. */
export function takeOut<T>(hand: T[], cards: readonly T[]): void {
  for (const card of cards) hand.splice(hand.indexOf(card), 1);
}

/** 3.2 Moves adventure cards from a hand to the discard, in the order named. */
export function discardAdventures(
  { position, events }: WorkingCopy,
  seat: SeatId,
  cards: readonly AdventureId[],
): void {
  const named = [...cards];
  takeOut(ofSeat(position.hands, seat).adventures, named);
  position.decks.adventureDiscard.push(...named);
  for (const card of named) events.push({ type: 'adventureDiscarded', seat, card });
}

/** 14.1 Spends a card: it goes to the discard, its points to the seat. Its effects are applied afterwards. */
export function spendAdventure(
  { position, events }: WorkingCopy,
  seat: SeatId,
  card: AdventureId,
  points: number,
): void {
  takeOut(ofSeat(position.hands, seat).adventures, [card]);
  position.decks.adventureDiscard.push(card);
  position.points[seat] = ofSeat(position.points, seat) + points;
  events.push({ type: 'cardPlayed', seat, card, points });
}
