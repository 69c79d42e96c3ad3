import type { SeatId } from '../../game';
import { locationOf } from '../data/cards';
import type { Cooperation, FromHand, WithOwner } from '../orders/order-types';
import type { CardId, Rule } from '../types';
import { gain, trigger } from './gains';
import { locationInHandRefused } from './hands';
import { touchRefused } from './owners';
import { discard } from './piles';
import { type Play, played, refused, unless } from './play';
import { roomUnderBase } from './states';
import { isClosed, playerAt, removeCard, standingAt, type WorkingCopy } from './working-copy';

/** 10.3 The agreements with other players’ locations that a player can have at a time. */
export const MOST_AGREEMENTS = 3;

/** 8.8, 8.10, 8.12 Cooperation of all three kinds. */
export function playCooperation(
  copy: WorkingCopy,
  seat: SeatId,
  target: Cooperation,
  range: number,
  reason: Rule,
): Play {
  if ('owner' in target) return playAgreement(copy, seat, target, range, reason);
  return unless(locationInHandRefused(playerAt(copy, seat), target.card), () => {
    if (range < locationOf(target.card).distance) return refused('8.4');
    return playFromHand(copy, seat, target, reason);
  });
}

/** 8.8 Under the base; 8.10 a defensive card under a location. */
function playFromHand(copy: WorkingCopy, seat: SeatId, { card, at }: FromHand, reason: Rule): Play {
  const player = playerAt(copy, seat);
  if (at === undefined && roomUnderBase(player) <= 0) return refused('10.2');
  const protectedOne = at === undefined ? undefined : standingAt(player, at);
  if (at !== undefined && !protectedOne) return refused('6.7');
  if (protectedOne && protectedOne.shield !== null) return refused('8.10');
  return played(reason, () => {
    removeCard(player.hand, card);
    if (protectedOne) protectedOne.shield = card;
    else player.under[card] = 'agreement';
    copy.events.push({ type: 'cooperated', seat, card, owner: null, ...(at !== undefined && { at }) });
    trigger(copy, seat, { event: 'cooperate' });
  });
}

/** 8.12 With a location of another player: its agreement is gained at once. */
function playAgreement(
  copy: WorkingCopy,
  seat: SeatId,
  { owner, card }: WithOwner,
  range: number,
  reason: Rule,
): Play {
  return unless(touchRefused(copy, seat, owner, card), () => {
    const { agreements } = playerAt(copy, seat);
    const { agreement, defence } = locationOf(card);
    if (agreement === undefined) return refused('8.13');
    if (agreements[card] !== undefined) return refused('8.14');
    if (range < defence) return refused('8.4');
    if (Object.keys(agreements).length >= MOST_AGREEMENTS) return refused('10.3');
    return played(reason, () => {
      agreements[card] = owner;
      copy.events.push({ type: 'cooperated', seat, card, owner });
      gain(copy, seat, card, agreement);
      trigger(copy, seat, { event: 'cooperate' });
    });
  });
}

/** 8.20 An agreement with another player's location ends, or an own agreement card is discarded. */
export function playBreak(copy: WorkingCopy, seat: SeatId, card: CardId): Play {
  const { agreements, under } = playerAt(copy, seat);
  const owner = agreements[card];
  if (owner === undefined && under[card] !== 'agreement') return refused('8.20');
  if (owner !== undefined && isClosed(playerAt(copy, owner))) return refused('6.3');
  return played('8.20', () => {
    copy.events.push({ type: 'agreementEnded', seat, card, cause: 'broken' });
    if (owner !== undefined) delete agreements[card];
    else {
      delete under[card];
      discard(copy, [card]);
    }
  });
}
