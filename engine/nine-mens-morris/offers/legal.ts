import type { SeatId } from '../../game';
import type { Offer } from '../../game/offer';
import { playsOf } from '../rules/plays';
import type { Order, Position } from '../types';

/** 2.3 Every order that the seat on turn may give: one. */
export function legal(position: Position, seat: SeatId, given: readonly Order[]): readonly Offer<Order>[] {
  if (position.active !== seat || given.length > 0) return [];
  return [...playsOf(position, seat).map((order) => ({ order })), { order: { type: 'resign' } }];
}
