import { bySeat, ofSeat } from '../../core/by-seat';
import { shuffled } from '../../core/shuffled';
import type { Random } from '../../random';
import { CATALOGUE } from '../data/cards';
import { startingStanding } from '../rules/standing-orders';
import type { CardId, Player, PlayerView, Position, View } from '../types';

/**
 * A whole position with this view: hidden hands and the stack are dealt from the cards that are not visible to all, and
 * seats whose standing orders are hidden have given none.
 */
export function dealHidden(view: unknown, random: Random): Position {
  const { stack, players, ...open } = view as View;
  const inSight = new Set([
    ...open.discard,
    ...(open.display ?? []),
    ...Object.values(players).flatMap(cardsShown),
  ]);
  const pile = shuffled(
    CATALOGUE.filter((card) => !inSight.has(card)),
    random,
  );
  const dealt = bySeat(open.seats, (seat): Player => {
    const { hand, standing = startingStanding(), ...rest } = ofSeat(players, seat);
    return { ...rest, standing, hand: typeof hand === 'number' ? pile.splice(0, hand) : [...hand] };
  });
  return { ...open, rng: 0, stack: pile.splice(0, stack), players: dealt };
}

/** The cards of a player that the viewer sees. */
function cardsShown({ hand, locations, under }: PlayerView): readonly CardId[] {
  const shields = Object.values(locations).flatMap(({ shield }) => (shield === null ? [] : [shield]));
  return [
    ...(typeof hand === 'number' ? [] : hand),
    ...Object.keys(locations),
    ...shields,
    ...Object.keys(under),
  ];
}
