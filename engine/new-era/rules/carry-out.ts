import type { SeatId } from '../../game';
import type { ActionOrder, Order, OrderOf, SeatOrder, StandingOrder } from '../orders/order-types';
import { readOrder } from '../orders/read-order';
import type { Decision, Rule } from '../types';
import { isFree, playAction } from './actions';
import { giveTurn, passWithStoring } from './game-turn';
import { pick, wishedCard } from './lookout';
import { type CarriedOut, type Play, played, refused } from './play';
import { produce } from './production';
import { standingAfter } from './standing-orders';
import { playerAt, type WorkingCopy } from './working-copy';

/** The result of an order, and the rule that decided it. */
export type OrderVerdict = CarriedOut | { readonly result: 'rejected'; readonly reason: Rule };

/** 3.2 Whether an order is one of those that are carried out first. */
export function isSeatOrder(written: unknown): boolean {
  if (typeof written !== 'object' || written === null || !('type' in written)) return false;
  return written.type === 'standing' || written.type === 'resign' || written.type === 'rejoin';
}

/** 6.9 Whether an order ends its seat's turn to act. */
export function endsTurn(order: Order): boolean {
  return !isSeatOrder(order) && !isFree(order as ActionOrder);
}

function verdictOf(play: Play): OrderVerdict {
  return 'refusal' in play ? { result: 'rejected', reason: play.refusal } : play.effect();
}

/** Carries out an order of the awaited seat. A refused one changes nothing (3.4). */
export function carryOut(copy: WorkingCopy, seat: SeatId, written: unknown): OrderVerdict {
  const order = readOrder(written, copy.position.seats);
  if (!order) return { result: 'rejected', reason: '3.4' };
  const verdict = verdictOf(playFor(copy, seat, order));
  copy.placed = null;
  if (verdict.result === 'rejected') return verdict;
  playerAt(copy, seat).missed = 0;
  return verdict;
}

/** 3.5 An order must answer the decision that is awaited. */
function playFor(copy: WorkingCopy, seat: SeatId, order: Order): Play {
  if (decisionFor(order) !== copy.position.awaiting?.decision) return refused('3.5');
  if (order.type === 'draft') return playDraft(copy, seat, order);
  if (order.type === 'spoils') return playSpoils(copy, seat, order);
  return playTurn(copy, seat, order as ActionOrder);
}

/** The decision that an order answers; undefined for orders that are carried out at any time. */
export function decisionFor({ type }: Order): Decision | undefined {
  if (type === 'draft' || type === 'spoils') return type;
  return type === 'standing' || type === 'resign' || type === 'rejoin' ? undefined : 'action';
}

/** 4.6 */
function playDraft(copy: WorkingCopy, seat: SeatId, { prefer }: OrderOf<'draft'>): Play {
  const card = wishedCard(copy.position.display ?? [], prefer);
  return card === undefined ? refused('4.6') : played('4.2', () => pick(copy, seat, card));
}

/** 5.4 */
function playSpoils(copy: WorkingCopy, seat: SeatId, { take }: OrderOf<'spoils'>): Play {
  const { under } = playerAt(copy, seat);
  if (!take.every((card) => under[card] === 'spoils')) return refused('5.4');
  return played('5.4', () => produce(copy, seat, take));
}

/** 6.1, 6.9 An action or a pass passes the turn on; a free order does not. */
function playTurn(copy: WorkingCopy, seat: SeatId, order: ActionOrder): Play {
  const play = playAction(copy, seat, order);
  if ('refusal' in play) return play;
  return {
    effect: () => {
      const ruled = play.effect();
      const player = playerAt(copy, seat);
      if (isFree(order)) player.freeOrders += 1;
      else {
        if (order.type !== 'pass') player.actions += 1;
        giveTurn(copy, seat);
      }
      return ruled;
    },
  };
}

/** 3.2 Carries out an order that does not wait for its seat's turn. */
export function carryOutSeatOrder(copy: WorkingCopy, seat: SeatId, written: unknown): OrderVerdict {
  const order = readOrder(written, copy.position.seats) as SeatOrder | undefined;
  if (!order) return { result: 'rejected', reason: '3.4' };
  return verdictOf(playSeatOrder(copy, seat, order));
}

function playSeatOrder(copy: WorkingCopy, seat: SeatId, order: SeatOrder): Play {
  const { resigned } = playerAt(copy, seat);
  switch (order.type) {
    case 'standing':
      return played('3.10', () => setStanding(copy, seat, order));
    case 'resign':
      return resigned ? refused('3.8') : played('3.8', () => resign(copy, seat));
    case 'rejoin':
      return resigned ? played('3.9', () => rejoin(copy, seat)) : refused('3.9');
  }
}

/** 3.10 */
function setStanding(copy: WorkingCopy, seat: SeatId, order: StandingOrder): void {
  const { standing } = playerAt(copy, seat);
  Object.assign(standing, standingAfter(standing, order));
}

/** 3.7, 3.8 The seat keeps all it has, but the game no longer waits for it. */
export function resign(copy: WorkingCopy, seat: SeatId): void {
  playerAt(copy, seat).resigned = true;
  copy.events.push({ type: 'resigned', seat });
}

/** 3.9 In the actions phase the seat also passes, so that resigning does not shield it from attacks. */
function rejoin(copy: WorkingCopy, seat: SeatId): void {
  const player = playerAt(copy, seat);
  player.resigned = false;
  player.missed = 0;
  copy.events.push({ type: 'rejoined', seat });
  if (copy.position.phase === 'actions' && !player.passed) passWithStoring(copy, seat);
}
