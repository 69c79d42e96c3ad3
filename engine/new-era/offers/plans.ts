import type { Problem, SeatId } from '../../game';
import type { Order } from '../orders/order-types';
import { readOrder } from '../orders/read-order';
import { refusalOf } from '../orders/refusals';
import { carryOut, decisionFor, endsTurn, isSeatOrder } from '../rules/carry-out';
import { playerAt, type WorkingCopy } from '../rules/working-copy';
import type { Decision, Phase, Position, View } from '../types';
import { previewOf } from './preview';
import type { Refused } from './try-out';

const DECISIONS: Readonly<Partial<Record<Phase, Decision>>> = { lookout: 'draft', actions: 'action' };

/** A preview as if the seat were asked next in this phase; the actions of the others until then are unknown. */
export function tableAhead(view: Position | View, seat: SeatId): WorkingCopy {
  const copy = previewOf(view, seat);
  if (view.awaiting?.seat !== seat) askAgain(copy, seat);
  return copy;
}

function askAgain(copy: WorkingCopy, seat: SeatId): void {
  const { position } = copy;
  const { passed, resigned } = playerAt(copy, seat);
  const decision = DECISIONS[position.phase];
  position.awaiting = decision === undefined || passed || resigned ? null : { seat, decision };
  position.active = position.phase === 'actions' && position.awaiting ? seat : position.active;
}

/**
 * Tries out a list in which each action waits for another turn of its seat, and advances the copy by the orders that
 * can be carried out.
 */
export function tryOutAhead(copy: WorkingCopy, seat: SeatId, list: readonly unknown[]): readonly Refused[] {
  return list.flatMap((order, at) => {
    const { awaiting, phase } = copy.position;
    // Orders for another phase are checked when it comes.
    if (awaiting?.seat !== seat) return [];
    const verdict = carryOut(copy, seat, order);
    if (verdict.result === 'rejected') return [{ at, rule: verdict.reason }];
    if (phase === 'actions') askAgain(copy, seat);
    else copy.position.awaiting = null;
    return [];
  });
}

/** The problems of a plan in the current position. */
export function problemsAhead(
  view: Position | View,
  seat: SeatId,
  orders: readonly unknown[],
): readonly Problem[] {
  return tryOutAhead(tableAhead(view, seat), seat, orders).map(({ at, rule }) => problemAt(at, rule, orders));
}

/**
 * The number of orders in a list that belong to this turn: those up to the first action that can be carried out, or
 * all.
 */
export function countOfThisTurn(view: Position | View, seat: SeatId, orders: readonly Order[]): number {
  const refused = new Set(tryOutAhead(tableAhead(view, seat), seat, orders).map(({ at }) => at));
  const last = orders.findIndex((order, at) => endsTurn(order) && !refused.has(at));
  return last < 0 ? orders.length : last + 1;
}

/** 3.4 The orders of a plan that are malformed, or that no plan may contain. */
export function validatePlan({ seats }: Position | View, orders: readonly unknown[]): readonly Problem[] {
  return orders.flatMap((order, at) => {
    if (isSeatOrder(order)) return [problemAt(at, '3.5', orders)];
    return readOrder(order, seats) === undefined ? [problemAt(at, '3.4', orders)] : [];
  });
}

function problemAt(at: number, rule: string, orders: readonly unknown[]): Problem {
  const { says, field } = refusalOf(rule, orders[at]);
  return { code: 'order-refused', path: field === undefined ? [at] : [at, field], rule, message: says };
}

/** A plan, divided into the orders given now and those that wait. */
export interface SplitPlan {
  readonly given: readonly unknown[];
  readonly kept: readonly unknown[];
}

/**
 * 3.2, 3.4 The part of a plan that answers the decision of its seat: its orders up to the first that can be carried out
 * and ends the turn. Orders before it that the rules now refuse are included, so that their seat sees the reason; the
 * others wait. Nothing is given if no order answers.
 */
export function fromPlan(position: Position, seat: SeatId, orders: readonly unknown[]): SplitPlan {
  const copy = previewOf(position, seat);
  const { awaiting } = position;
  const given: unknown[] = [];
  const kept: unknown[] = [];
  let isAnswered = awaiting?.seat !== seat;
  for (const written of orders) {
    const order = readOrder(written, position.seats);
    if (isAnswered || !order || decisionFor(order) !== awaiting?.decision) kept.push(written);
    else {
      given.push(written);
      isAnswered = carryOut(copy, seat, written).result !== 'rejected' && endsTurn(order);
    }
  }
  return isAnswered && given.length > 0 ? { given, kept } : { given: [], kept: orders };
}
