import type { SeatId } from '../../game';
import type { OrderOf } from '../orders/order-types';
import type { HoodId, PendingOccupation } from '../types';
import { hasMayorAt, loseMayor } from './battle';
import { finish } from './ending';
import { discardAdventures } from './hands';
import { done, type OrderVerdict, refused } from './play';
import { startingStandingOrder } from './standing-orders';
import { TOO_MANY_CARDS } from './trade';
import { holdingOf, hoodsOf, ofSeat, seatsInPlay, type WorkingCopy } from './working-copy';

/** 7.1 A hood without units changes owner at once; its defender may be eliminated by it (7.5). */
export function conquer(copy: WorkingCopy, seat: SeatId, from: HoodId, to: HoodId): void {
  const { position, events } = copy;
  const holding = holdingOf(position, to);
  const defender = holding.owner;
  holding.owner = seat;
  events.push({ type: 'conquered', seat, from, to, defender });
  if (defender === null) return;
  if (hasMayorAt(position, defender, to)) loseMayor(copy, defender);
  if (hoodsOf(position, defender).length === 0) eliminate(copy, defender, seat);
}

/**
 * 7.5 A seat without hoods is eliminated: its neighbourhood cards go to the conqueror, its adventures to the discard.
 */
function eliminate(copy: WorkingCopy, loser: SeatId, by: SeatId): void {
  const { position, events } = copy;
  position.status[loser] = 'eliminated';
  position.eliminated.push(loser);
  events.push({ type: 'eliminated', seat: loser, by });
  const cards = ofSeat(position.hands, loser).cards.splice(0);
  const hand = ofSeat(position.hands, by).cards;
  hand.push(...cards);
  if (cards.length > 0) events.push({ type: 'cardsTaken', from: loser, to: by, count: cards.length, cards });
  leave(copy, loser);
  // 7.8 More than five cards after a conquest must be traded before the attack continues.
  if (position.phase === 'attack' && hand.length > TOO_MANY_CARDS) position.mustTrade = true;
}

/** Removes a seat's adventures, standing orders, closures and claims to cards when it leaves play. */
export function leave(copy: WorkingCopy, seat: SeatId): void {
  const { position } = copy;
  position.left = { ...position.left, [seat]: position.turn };
  discardAdventures(copy, seat, ofSeat(position.hands, seat).adventures);
  position.standing[seat] = startingStandingOrder();
  position.defended = position.defended.filter((one) => one !== seat);
  reopenCrossings(copy, seat);
}

/** Reopens the crossings closed by a seat (5.1, 7.5, 13.6). */
export function reopenCrossings({ position, events }: WorkingCopy, seat: SeatId): void {
  const mine = position.closed.filter(({ by }) => by === seat);
  position.closed = position.closed.filter(({ by }) => by !== seat);
  for (const { crossing } of mine) events.push({ type: 'opened', crossing });
}

interface Entry {
  readonly from: HoodId;
  readonly to: HoodId;
  /** The dice of the last roll. */
  readonly min: number;
  readonly move: number | undefined;
  readonly mayor: boolean;
}

/** 7.2 The move into a conquered hood: as ordered, as forced, or to be decided. */
export function moveIn(copy: WorkingCopy, { from, to, min, move, mayor }: Entry): void {
  const { position } = copy;
  const max = holdingOf(position, from).units - 1;
  const pending: PendingOccupation = { type: 'occupy', from, to, min, max, mayor };
  const over = seatsInPlay(position).length === 1;
  if (move !== undefined || min === max || over)
    occupyWith(copy, pending, Math.max(min, Math.min(move ?? min, max)));
  else position.pending = pending;
  if (over) finish(copy, 'elimination');
}

/** 7.4 The answer to a pending occupation. */
export function occupy(copy: WorkingCopy, { count }: OrderOf<'occupy'>): OrderVerdict {
  const { pending } = copy.position;
  if (!pending || count < pending.min || count > pending.max) return refused('7.4');
  occupyWith(copy, pending, count);
  return done('7.2');
}

/** A pending occupation moves the smallest number (13.3, 13.6). */
export function settlePending(copy: WorkingCopy): void {
  const { pending } = copy.position;
  if (pending) occupyWith(copy, pending, pending.min);
}

/** 7.3 The units move in, and with them the mayor who led them. */
function occupyWith({ position, events }: WorkingCopy, pending: PendingOccupation, count: number): void {
  const { from, to, mayor } = pending;
  const seat = holdingOf(position, to).owner;
  holdingOf(position, from).units -= count;
  holdingOf(position, to).units += count;
  position.pending = null;
  if (seat === null) return;
  if (mayor) position.mayors[seat] = to;
  events.push({ type: 'occupied', seat, from, to, count, mayor });
}
