import type { SeatId } from '../../game';
import { readOrder } from '../orders/read-order';
import { MOST_ORDERS } from '../rules/adjudicate';
import { carryOut, carryOutSeatOrder, isSeatOrder } from '../rules/carry-out';
import { playerAt, type WorkingCopy } from '../rules/working-copy';
import type { Rule } from '../types';

/** A refused order, by its position in the list. */
export interface Refused {
  readonly at: number;
  readonly rule: Rule;
}

/** 3.1 Whether the seat is asked, and still is after its orders so far. */
export function isAsked(copy: WorkingCopy, seat: SeatId): boolean {
  const { awaiting, phase, active } = copy.position;
  const { passed, resigned } = playerAt(copy, seat);
  if (phase === 'over' || awaiting?.seat !== seat || resigned) return false;
  return awaiting.decision !== 'action' || (active === seat && !passed);
}

/**
 * Tries out a list on a preview, as far as its seat can know the effects. Of orders for a later moment only the form is
 * checked: they are plans (3.2).
 */
export function tryOut(copy: WorkingCopy, seat: SeatId, list: readonly unknown[]): readonly Refused[] {
  const found: Refused[] = [];
  const note = (at: number, rule: Rule) => found.push({ at, rule });
  for (const [at, order] of list.entries()) {
    if (at >= MOST_ORDERS) note(at, '3.6');
    else if (isSeatOrder(order)) {
      const { result, reason } = carryOutSeatOrder(copy, seat, order);
      if (result === 'rejected') note(at, reason);
    }
  }
  for (const [at, order] of list.slice(0, MOST_ORDERS).entries()) {
    if (isSeatOrder(order)) continue;
    const rule = refusalFor(copy, seat, order);
    if (rule !== undefined) note(at, rule);
  }
  return found;
}

function refusalFor(copy: WorkingCopy, seat: SeatId, order: unknown): Rule | undefined {
  const { position } = copy;
  if (!isAsked(copy, seat)) return readOrder(order, position.seats) ? undefined : '3.4';
  const isAction = position.awaiting?.decision === 'action';
  const { result, reason } = carryOut(copy, seat, order);
  if (result === 'rejected') return reason;
  if (!isAction) position.awaiting = null;
  return undefined;
}
