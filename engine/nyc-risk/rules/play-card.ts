import type { SeatId } from '../../game';
import { adventureOf } from '../data/cards';
import type { PlayCardOrder } from '../orders/order-types';
import { spendAdventure } from './hands';
import { missionPlay } from './missions';
import { done, type OrderVerdict, refused } from './play';
import { powerPlay } from './powers';
import { ofSeat, type WorkingCopy } from './working-copy';

/** 14.1 to 14.3 An adventure card is played from the hand. */
export function playCard(copy: WorkingCopy, seat: SeatId, order: PlayCardOrder): OrderVerdict {
  const { position } = copy;
  const card = adventureOf(order.card);
  if (!ofSeat(position.hands, seat).adventures.includes(card.id)) return refused('14.1');
  if (card.kind === 'power' && card.timing !== position.phase) return refused('14.2');
  const play = card.kind === 'mission' ? missionPlay(copy, seat, card, order) : powerPlay(copy, seat, order);
  if ('refusal' in play) return refused(play.refusal);
  spendAdventure(copy, seat, card.id, card.points);
  play.effect?.();
  return done('14.1');
}
