import type { SeatId } from '../../game';
import { adventureOf } from '../data/cards';
import type { PlayCardOrder } from '../orders/order-types';
import { spendAdventure } from './hands';
import { missionPlay } from './missions';
import { done, type OrderVerdict, refused } from './play';
import { powerPlay } from './powers';
import { ofSeat, type Table } from './table';

/** 14.1 to 14.3 An adventure card is played from the hand. */
export function playCard(table: Table, seat: SeatId, order: PlayCardOrder): OrderVerdict {
  const { position } = table;
  const card = adventureOf(order.card);
  if (!ofSeat(position.hands, seat).adventures.includes(card.id)) return refused('14.1');
  if (card.kind === 'power' && card.timing !== position.phase) return refused('14.2');
  const play =
    card.kind === 'mission' ? missionPlay(table, seat, card, order) : powerPlay(table, seat, order);
  if ('refusal' in play) return refused(play.refusal);
  spendAdventure(table, seat, card.id, card.points);
  play.effect?.();
  return done('14.1');
}
