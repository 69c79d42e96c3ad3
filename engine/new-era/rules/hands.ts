import { findLocation } from '../data/cards';
import type { CardId, Player, Rule } from '../types';

/** 6.6, 6.8 The rule that forbids playing a card from the hand as a location, if one does. */
export function locationInHandRefused({ hand }: Pick<Player, 'hand'>, card: CardId): Rule | undefined {
  if (!hand.includes(card)) return '6.6';
  return findLocation(card) ? undefined : '6.8';
}
