import { shuffled } from '../../engine/core/shuffled';
import { sorted } from '../../engine/domination/data/cards';
import type { Position } from '../../engine/domination/types';
import type { SeatId } from '../../engine/game';
import type { Random } from '../../engine/random';
import { randomStanding } from './domination-orders';

/**
 * A position that differs from another only in what one seat may not know (16): the hands of the others, dealt again
 * from hand and draw deck, their standing orders, and the order of every deck, including the seat's own.
 */
export function otherSecrets(position: Position, knower: SeatId, random: Random): Position {
  const other = structuredClone(position);
  for (const seat of other.order) {
    const own = other.seats[seat];
    if (own === undefined) continue;
    if (seat === knower) {
      own.draw = shuffled(own.draw, random);
      continue;
    }
    const cards = shuffled([...own.hand, ...own.draw], random);
    own.hand = sorted(cards.splice(0, own.hand.length));
    own.draw = cards;
    if (!own.vacant) own.standing = randomStanding(other.order, random);
  }
  return other;
}
