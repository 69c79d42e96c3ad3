import type { SeatId, Verdict } from '../../game';
import type { Order, OrderOf, StandingOrder, UseOrder } from '../orders/order-types';
import { REACTIONS } from '../orders/order-types';
import { readOrder } from '../orders/read-order';
import type { Rule } from '../types';
import { vacate } from './game-turn';
import { done, type OrderVerdict, refused } from './order-verdict';
import { holds } from './piles';
import { isWithinLimits } from './points';
import { playAirborne } from './reactions';
import { standingAfter } from './standing-orders';
import { cardsOf, carryOutUse, playUse } from './uses';
import { seatAt, type WorkingCopy } from './working-copy';

/** The orders of one seat in one step, as far as they have been carried out. */
export interface OrderRun {
  readonly seat: SeatId;
  readonly verdicts: Verdict[];
  /** Indices of Fog of War orders, which take effect after all Airborne Forces (8.6). */
  readonly fogs: number[];
  used: boolean;
  passed: boolean;
  resigned: boolean;
  /** 8.9 The seat has given its own orders for the scoring window. */
  spoken: boolean;
}

/** Carries out a list, order by order. A refused one changes nothing, and the next is tried (12.1). */
export function carryOut(copy: WorkingCopy, seat: SeatId, list: readonly unknown[]): OrderRun {
  const run = startRun(seat);
  for (const order of list) carryOutNext(copy, run, order);
  return run;
}

export function startRun(seat: SeatId): OrderRun {
  return { seat, verdicts: [], fogs: [], used: false, passed: false, resigned: false, spoken: false };
}

/** Carries out the next order of a list. Fog of War in the scoring window is only noted. */
export function carryOutNext(copy: WorkingCopy, run: OrderRun, written: unknown): OrderVerdict {
  const verdict = verdictOf(copy, run, written);
  run.verdicts.push({ seat: run.seat, order: written, ...verdict });
  return verdict;
}

/** 12.5 Form, moment, hand, and then the rule of the use: the first failure is the reason. */
function verdictOf(copy: WorkingCopy, run: OrderRun, written: unknown): OrderVerdict {
  const { position } = copy;
  const order = readOrder(written, position.order);
  if (!order) return refused('12.2');
  if (isReaction(copy, order)) {
    run.spoken = true;
    if (order.card === 'fog_of_war') {
      run.fogs.push(run.verdicts.length);
      return done('8.6');
    }
  }
  if (!isItsMoment(copy, run, order)) return refused('12.3');
  switch (order.type) {
    case 'pass':
      return pass(copy, run);
    case 'standing':
      return setStanding(copy, run.seat, order);
    case 'resign':
      return resign(copy, run);
    case 'take_over':
      return takeOver(copy, run.seat);
    default:
      return use(copy, run, order);
  }
}

function isReaction({ position }: WorkingCopy, order: Order): order is OrderOf<'text'> {
  return (
    position.phase === 'scoring' && order.type === 'text' && REACTIONS.some((card) => card === order.card)
  );
}

/** 12.3 Whether the seat may give such an order now, whatever its contents. */
export function isItsMoment({ position }: WorkingCopy, run: OrderRun, order: Order): boolean {
  const { phase, active, seats } = position;
  if (phase === 'over' || run.resigned) return false;
  if (order.type === 'take_over') return seats[run.seat]?.vacant === true;
  if (seats[run.seat]?.vacant) return false;
  if (order.type === 'standing' || order.type === 'resign') return true;
  if (phase === 'scoring') return order.type === 'pass' || isReactionCard(order);
  if (active !== run.seat || run.passed) return false;
  return order.type !== 'pass' || !run.used;
}

function isReactionCard(order: Order): boolean {
  return order.type === 'text' && REACTIONS.some((card) => card === order.card);
}

/** 3.5, 12.2 Leaves the rotation for this game turn; in the scoring window only a declaration. */
function pass({ position, events }: WorkingCopy, run: OrderRun): OrderVerdict {
  if (position.phase === 'scoring') {
    run.spoken = true;
    return done('8.9');
  }
  run.passed = true;
  const own = position.seats[run.seat];
  if (own) own.passed = true;
  events.push({ type: 'passed', seat: run.seat, why: 'order' });
  return done('3.5');
}

/** 8.4 */
function setStanding(copy: WorkingCopy, seat: SeatId, order: StandingOrder): OrderVerdict {
  const { standing } = seatAt(copy, seat);
  Object.assign(standing, standingAfter(standing, order));
  copy.events.push({ type: 'standing_set', seat });
  return done('8.4');
}

/** 11.3 */
function resign(copy: WorkingCopy, run: OrderRun): OrderVerdict {
  run.resigned = true;
  seatAt(copy, run.seat).passed = true;
  vacate(copy, run.seat, 'resigned');
  return done('11.3');
}

/** 11.5 */
function takeOver(copy: WorkingCopy, seat: SeatId): OrderVerdict {
  const own = seatAt(copy, seat);
  own.vacant = false;
  own.missed = 0;
  copy.events.push({ type: 'taken_over', seat });
  return done('11.5');
}

const USE_RULES: Readonly<Record<UseOrder['type'], Rule>> = {
  build: '4.4',
  attack: '4.5',
  text: '4.6',
  discard1: '4.7',
  discard2: '4.8',
};

function use(copy: WorkingCopy, run: OrderRun, order: UseOrder): OrderVerdict {
  const { seat } = run;
  if (!holds(copy, seat, cardsOf(order))) return refused('12.4');
  if (copy.position.phase === 'scoring') return react(copy, seat, order);
  const play = playUse(copy, seat, order);
  if ('refusal' in play) return refused(play.refusal);
  carryOutUse(copy, seat, order, play.effect);
  run.used = true;
  return done(USE_RULES[order.type]);
}

/** 8.3 Airborne Forces in the scoring window: the list must be one that the text could allow. */
function react(copy: WorkingCopy, seat: SeatId, order: UseOrder): OrderVerdict {
  if (!('actions' in order) || !isWithinLimits(order.card, order.actions)) return refused('7.2');
  return playAirborne(copy, seat, order.actions, 'scoring');
}
