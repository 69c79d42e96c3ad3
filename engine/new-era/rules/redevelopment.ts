import type { SeatId } from '../../game';
import type { Location } from '../card-types';
import { locationOf } from '../data/cards';
import { addGood, countOf } from '../data/goods';
import type { OrderOf, Replacement } from '../orders/order-types';
import type { Rule } from '../types';
import { trigger } from './gains';
import { locationInHandRefused } from './hands';
import { afterPaying, paymentOf } from './payment';
import { type Play, played, refused } from './play';
import { placeFromHand, takeAway } from './states';
import { playerAt, standingAt, type WorkingCopy } from './working-copy';

/** 9.3 */
const REDEVELOPED_POINTS = 2;
/** 9.6 */
const RECONSTRUCTED_POINTS = 1;

/** 9.2 Whether the new location may replace the old one; a foundation can be replaced by any location with a type. */
export function typesMatch(from: Location, to: Location): boolean {
  if (from.types.includes('foundation')) return to.types.length > 0;
  return from.types.some((type) => to.types.includes(type));
}

/** 9.7 Both have a type; the types may differ. */
export function bothTyped(from: Location, to: Location): boolean {
  return from.types.length > 0 && to.types.length > 0;
}

/** 9.2 to 9.5 A card from the hand replaces a location. */
export function playRedevelopment(
  copy: WorkingCopy,
  seat: SeatId,
  { from, card }: Replacement,
  reason: Rule,
  isUniversal = false,
): Play {
  const player = playerAt(copy, seat);
  if (!standingAt(player, from)) return refused('6.7');
  const refusal = locationInHandRefused(player, card);
  if (refusal !== undefined) return refused(refusal);
  const [old, next] = [locationOf(from), locationOf(card)];
  if (next.types.includes('foundation')) return refused('9.5');
  if (isUniversal && !bothTyped(old, next)) return refused('9.7');
  if (!isUniversal && !typesMatch(old, next)) return refused('9.2');
  return played(reason, () => {
    copy.events.push({ type: 'redeveloped', seat, from, card });
    takeAway(copy, seat, from);
    player.baseVp += REDEVELOPED_POINTS;
    placeFromHand(copy, seat, card);
    trigger(copy, seat, { event: 'redevelop' });
  });
}

/** 7.4 With a redevelopment token. */
export function playTokenRedevelopment(copy: WorkingCopy, seat: SeatId, order: Replacement): Play {
  const { goods } = playerAt(copy, seat);
  if (countOf(goods, 'redevelop') === 0) return refused('6.4');
  const play = playRedevelopment(copy, seat, order, '7.4');
  if ('refusal' in play) return play;
  return {
    effect: () => {
      addGood(goods, 'redevelop', -1);
      return play.effect();
    },
  };
}

/** 9.6 A location from the hand replaces debris. */
export function playReconstruction(
  copy: WorkingCopy,
  seat: SeatId,
  { debris, card }: OrderOf<'reconstruct'>,
): Play {
  const player = playerAt(copy, seat);
  if (!player.locations[debris]?.debris) return refused('6.7');
  const refusal = locationInHandRefused(player, card);
  if (refusal !== undefined) return refused(refusal);
  return afterPaying(copy, seat, paymentOf(player, { material: 1 }), () =>
    played('7.5', () => {
      copy.events.push({ type: 'reconstructed', seat, debris, card });
      delete player.locations[debris];
      copy.position.discard.push(debris);
      player.baseVp += RECONSTRUCTED_POINTS;
      placeFromHand(copy, seat, card);
      trigger(copy, seat, { event: 'reconstruct' });
    }),
  );
}
