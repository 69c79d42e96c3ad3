import type { SeatId } from '../../game';
import type { Hand, View } from '../types';

/** A reader's own hand; undefined for other players' hands. */
export function ownHand({ hands }: View, seat: SeatId | null): Hand | undefined {
  const hand = seat === null ? undefined : hands[seat];
  return hand !== undefined && Array.isArray(hand.cards) ? (hand as Hand) : undefined;
}

/** The number of cards in a seat's hand, for any viewer. */
export function handSizes(
  { hands }: View,
  seat: SeatId,
): { readonly cards: number; readonly adventures: number } {
  const size = (pile: number | readonly string[] | undefined) =>
    typeof pile === 'number' ? pile : (pile?.length ?? 0);
  return { cards: size(hands[seat]?.cards), adventures: size(hands[seat]?.adventures) };
}
