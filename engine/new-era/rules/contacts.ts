import type { SeatId } from '../../game';
import type { ContactKind, Good, Slot } from '../card-types';
import { factionOf, locationOf } from '../data/cards';
import { addGood, covers, rangeOf, takeGoods, tallied } from '../data/goods';
import type { ContactCardOrder, ContactOrder, FromHand, Target } from '../orders/order-types';
import type { Rule } from '../types';
import { playConquestFromHand, playConquestOfOwner } from './conquest';
import { playCooperation } from './cooperation';
import { trigger } from './gains';
import { locationInHandRefused } from './hands';
import { afterPaying, paymentOf } from './payment';
import { type CarriedOut, type Play, played, refused, unless } from './play';
import { playRedevelopment } from './redevelopment';
import { hasEffect, placeFromHand } from './states';
import { playerAt, type WorkingCopy, workingCopyOf } from './working-copy';

/** 7.3 A contact made with tokens. All tokens named are spent, regardless of the distance (8.3). */
export function playContact(copy: WorkingCopy, seat: SeatId, order: ContactOrder): Play {
  const { kind, tokens } = order;
  const reserve = order.reserve ?? [];
  const refusal = tokensRefused(copy, seat, kind, [...tokens, ...reserve]);
  if (refusal !== undefined) return refused(refusal);
  const approach: Approach = { range: rangeSum(kind, tokens), reserve, reason: '7.3' };
  const play = playTwice(copy, seat, order, (one, target) => playTarget(one, seat, kind, target, approach));
  if ('refusal' in play) return play;
  return {
    effect: () => {
      takeGoods(playerAt(copy, seat).goods, tallied(tokens));
      return play.effect();
    },
  };
}

/** 8.2, 6.4 */
function tokensRefused(
  copy: WorkingCopy,
  seat: SeatId,
  kind: ContactKind,
  tokens: readonly Good[],
): Rule | undefined {
  if (tokens.some((token) => rangeOf(token, kind) === undefined)) return '8.2';
  return covers(playerAt(copy, seat).goods, tallied(tokens)) ? undefined : '6.4';
}

/** 8.3 Ranges of tokens used together are added. */
export function rangeSum(kind: ContactKind, tokens: readonly Good[]): number {
  return tokens.reduce((sum, token) => sum + (rangeOf(token, kind) ?? 0), 0);
}

/** The means of a contact. */
interface Approach {
  readonly range: number;
  readonly reserve: readonly Good[];
  /** The rule under which a contact of this kind is carried out. */
  readonly reason: Rule;
}

function playTarget(
  copy: WorkingCopy,
  seat: SeatId,
  kind: ContactKind,
  target: Target,
  approach: Approach,
): Play {
  const { range, reserve, reason } = approach;
  if (kind === 'incorp')
    return 'owner' in target ? refused('8.11') : playIncorporation(copy, seat, target, range, reason);
  if ('targets' in target) return playConquestOfOwner(copy, seat, target, range, reserve, reason);
  if (kind === 'coop') return playCooperation(copy, seat, target, range, reason);
  return playConquestFromHand(copy, seat, target.card, range, reason);
}

/** 8.9 The card joins the state. */
function playIncorporation(
  copy: WorkingCopy,
  seat: SeatId,
  { card }: FromHand,
  range: number,
  reason: Rule,
): Play {
  return unless(locationInHandRefused(playerAt(copy, seat), card), () => {
    const { distance, types } = locationOf(card);
    if (range < distance) return refused('8.4');
    return played(reason, () => {
      copy.events.push({ type: 'incorporated', seat, card });
      placeFromHand(copy, seat, card);
      trigger(copy, seat, { event: 'incorporate', types });
    });
  });
}

/** An order that is only tried out draws nothing from the stream of the game. */
const NOTHING_DRAWN = { drawn: 0, draw: (low: number) => low };

/** 8.19 One token makes two cooperations, the second with the range left after the first. */
function playTwice(
  copy: WorkingCopy,
  seat: SeatId,
  order: ContactOrder,
  play: (one: WorkingCopy, target: Target) => Play,
): Play {
  const { tokens, second } = order;
  const first = play(copy, order);
  if (second === undefined || 'refusal' in first) return first;
  if (tokens.length > 1 || !hasEffect(playerAt(copy, seat), 'doubleCooperation')) return refused('8.19');
  const trial = workingCopyOf(copy.position, copy.limits, NOTHING_DRAWN);
  carryOut(play(trial, order));
  const next = play(trial, second);
  if ('refusal' in next) return next;
  return {
    effect: () => {
      first.effect();
      return carryOut(play(copy, second)) ?? { result: 'ok', reason: '7.3' };
    },
  };
}

function carryOut(play: Play): CarriedOut | undefined {
  return 'refusal' in play ? undefined : play.effect();
}

/** 7.2 Each slot once a turn: its price, and a token or the contact itself. */
export function playContactCard(copy: WorkingCopy, seat: SeatId, order: ContactCardOrder): Play {
  const player = playerAt(copy, seat);
  const { slot } = order;
  if (player.contactUsed.includes(slot)) return refused('7.2');
  const { slots } = factionOf(player.faction).contact;
  const payment = paymentOf(player, slots[slot].pay);
  const play = afterPaying(copy, seat, payment, () => playSlot(copy, seat, order));
  if ('refusal' in play) return play;
  return {
    effect: () => {
      player.contactUsed.push(slot);
      copy.events.push({ type: 'contactCard', seat, slot, as: order.as });
      return play.effect();
    },
  };
}

function playSlot(copy: WorkingCopy, seat: SeatId, order: ContactCardOrder): Play {
  const { goods, faction } = playerAt(copy, seat);
  const { slots } = factionOf(faction).contact;
  if (order.as === 'token') return played('7.2', () => addGood(goods, tokenOf(faction, order.slot), 1));
  if (order.slot === 'redevelop') return playRedevelopment(copy, seat, order, '7.2');
  const { range } = slots[order.slot];
  return playTarget(copy, seat, order.slot, order, { range, reserve: [], reason: '7.2' });
}

/** 7.2 The token that a slot gives. */
function tokenOf(faction: string, slot: Slot): Good {
  if (slot === 'redevelop') return 'redevelop';
  return `${slot}${factionOf(faction).contact.slots[slot].range}` as Good;
}
