import type { SeatId } from '../../game';
import type { Good } from '../card-types';
import { locationOf } from '../data/cards';
import type { OfOwner } from '../orders/order-types';
import type { CardId, Rule } from '../types';
import { gain, trigger } from './gains';
import { locationInHandRefused } from './hands';
import { touchRefused } from './owners';
import { type Play, played, refused, unless } from './play';
import { type Attack, firstWithin, shootOut } from './shootout';
import { defenceOf, hasEffect, roomUnderBase, turnToDebris } from './states';
import { playerAt, removeCard, standingAt, type WorkingCopy } from './working-copy';

/** 8.7 The card goes under the base as spoils. */
export function playConquestFromHand(
  copy: WorkingCopy,
  seat: SeatId,
  card: CardId,
  range: number,
  reason: Rule,
): Play {
  const player = playerAt(copy, seat);
  return unless(locationInHandRefused(player, card), () => {
    const { distance } = locationOf(card);
    if (range < distance) return refused('8.4');
    if (roomUnderBase(player) <= 0) return refused('10.2');
    return played(reason, () => {
      removeCard(player.hand, card);
      player.under[card] = 'spoils';
      copy.events.push({ type: 'conquered', seat, card, owner: null });
      trigger(copy, seat, { event: 'conquest', distance });
    });
  });
}

/** 8.15 An attack on one of the locations named, all of one owner. */
export function playConquestOfOwner(
  copy: WorkingCopy,
  seat: SeatId,
  { owner, targets, spare }: OfOwner,
  strength: number,
  reserve: readonly Good[],
  reason: Rule,
): Play {
  for (const card of targets) {
    const refusal = touchRefused(copy, seat, owner, card);
    if (refusal !== undefined) return refused(refusal);
  }
  if (spare && !hasEffect(playerAt(copy, seat), 'spareConquered')) return refused('8.18');
  const attack: Attack = { seat, owner, targets, strength, reserve };
  if (firstWithin(copy, attack, strength) === undefined) return refused('8.4');
  return {
    effect: () => {
      const { conquered, strength: left } = shootOut(copy, attack);
      if (conquered === undefined) {
        copy.events.push({ type: 'repelled', seat, owner, strength: left });
        return { result: 'repelled', reason };
      }
      conquer(copy, attack, conquered, left, spare === true);
      return { result: 'ok', reason };
    },
  };
}

/** 8.17, 8.18 Spoils for the attacker, the agreement for the defender, debris unless it is spared; then the triggers. */
function conquer(
  copy: WorkingCopy,
  { seat, owner }: Attack,
  card: CardId,
  strength: number,
  isSpared: boolean,
): void {
  const built = standingAt(playerAt(copy, owner), card);
  if (!built) return;
  const { spoils, agreement } = locationOf(card);
  const distance = defenceOf(card, built);
  copy.events.push({ type: 'conquered', seat, card, owner, strength });
  gain(copy, seat, card, spoils);
  if (agreement) gain(copy, owner, card, agreement);
  if (!isSpared) turnToDebris(copy, owner, card);
  trigger(copy, seat, { event: 'conquest', distance });
}
