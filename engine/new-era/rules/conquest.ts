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
import { playerAt, removeCard, standingAt, type Table } from './table';

/** 8.7 The card goes under the base as spoils. */
export function playConquestFromHand(
  table: Table,
  seat: SeatId,
  card: CardId,
  range: number,
  reason: Rule,
): Play {
  const player = playerAt(table, seat);
  return unless(locationInHandRefused(player, card), () => {
    const { distance } = locationOf(card);
    if (range < distance) return refused('8.4');
    if (roomUnderBase(player) <= 0) return refused('10.2');
    return played(reason, () => {
      removeCard(player.hand, card);
      player.under[card] = 'spoils';
      table.events.push({ type: 'conquered', seat, card, owner: null });
      trigger(table, seat, { event: 'conquest', distance });
    });
  });
}

/** 8.15 An attack on one of the locations named, all of one owner. */
export function playConquestOfOwner(
  table: Table,
  seat: SeatId,
  { owner, targets, spare }: OfOwner,
  strength: number,
  reserve: readonly Good[],
  reason: Rule,
): Play {
  for (const card of targets) {
    const refusal = touchRefused(table, seat, owner, card);
    if (refusal !== undefined) return refused(refusal);
  }
  if (spare && !hasEffect(playerAt(table, seat), 'spareConquered')) return refused('8.18');
  const attack: Attack = { seat, owner, targets, strength, reserve };
  if (firstWithin(table, attack, strength) === undefined) return refused('8.4');
  return {
    effect: () => {
      const { conquered, strength: left } = shootOut(table, attack);
      if (conquered === undefined) {
        table.events.push({ type: 'repelled', seat, owner, strength: left });
        return { result: 'repelled', reason };
      }
      conquer(table, attack, conquered, left, spare === true);
      return { result: 'ok', reason };
    },
  };
}

/** 8.17, 8.18 Spoils for the attacker, the agreement for the defender, debris unless it is spared; then the triggers. */
function conquer(
  table: Table,
  { seat, owner }: Attack,
  card: CardId,
  strength: number,
  isSpared: boolean,
): void {
  const built = standingAt(playerAt(table, owner), card);
  if (!built) return;
  const { spoils, agreement } = locationOf(card);
  const distance = defenceOf(card, built);
  table.events.push({ type: 'conquered', seat, card, owner, strength });
  gain(table, seat, card, spoils);
  if (agreement) gain(table, owner, card, agreement);
  if (!isSpared) turnToDebris(table, owner, card);
  trigger(table, seat, { event: 'conquest', distance });
}
