import type { SeatId } from '../../game';
import type { OrderOf } from '../orders/order-types';
import type { Rule, View } from '../types';
import { hasMayorAt } from './battle';
import { connected } from './borders';
import { done, type OrderVerdict, refused } from './play';
import { enterEnd } from './turn';
import { holdingOf, owns, type WorkingCopy } from './working-copy';

/** Section 8: the one free move, which ends the phase. */
export function fortify(copy: WorkingCopy, seat: SeatId, order: OrderOf<'fortify'>): OrderVerdict {
  const { position, events } = copy;
  const refusal = refusalOf(position, seat, order);
  if (refusal) return refused(refusal);
  const { from, to, count, mayor = false } = order;
  holdingOf(position, from).units -= count;
  holdingOf(position, to).units += count;
  if (mayor) position.mayors[seat] = to;
  events.push({ type: 'fortified', seat, from, to, count, mayor });
  enterEnd(copy);
  return done('8.1');
}

function refusalOf(
  view: View,
  seat: SeatId,
  { from, to, count, mayor }: OrderOf<'fortify'>,
): Rule | undefined {
  if (from === to || !owns(view, seat, from) || !owns(view, seat, to)) return '8.2';
  if (!connected(view, from).includes(to)) return '8.3';
  if (count >= holdingOf(view, from).units) return '8.4';
  return mayor === true && !hasMayorAt(view, seat, from) ? '8.5' : undefined;
}
