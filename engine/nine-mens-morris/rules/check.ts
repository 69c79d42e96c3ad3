import { ofSeat } from '../../core/by-seat';
import type { SeatId } from '../../game';
import { neighboursOf, type PointId } from '../data/board';
import type { Refusal } from '../orders/refusals';
import type { Move, Order, Place, Position } from '../types';
import { isInMill, mayFly, rivalOf, takeable } from './working-copy';

/** What a rule says against an order of the seat on turn; null if it may be carried out. */
export function refusalOf(position: Position, seat: SeatId, order: Order): Refusal | null {
  if (position.active !== seat) return '2.2';
  if (order.type === 'resign') return null;
  const against =
    order.type === 'place' ? againstPlace(position, seat, order) : againstMove(position, seat, order);
  return against ?? againstTaking(position, seat, order);
}

function againstPlace({ men, hand }: Position, seat: SeatId, { to }: Place): Refusal | null {
  if (ofSeat(hand, seat) === 0) return '3.2';
  return men[to] === undefined ? null : '3.1';
}

function againstMove(position: Position, seat: SeatId, { from, to }: Move): Refusal | null {
  const { men, hand } = position;
  if (ofSeat(hand, seat) > 0) return '3.2';
  if (men[from] !== seat) return '4.3';
  if (men[to] !== undefined) return '3.1';
  return mayFly(position, seat) || neighboursOf(from).includes(to) ? null : '4.1';
}

/** 5.1, 5.6 A mill must name a man to take, and only a mill may. */
function againstTaking(position: Position, seat: SeatId, { take, ...step }: Place | Move): Refusal | null {
  const after = { ...position, men: menAfter(position, seat, step) };
  if (!isInMill(after, step.to)) return take === undefined ? null : '5.6';
  const targets = takeable(after, seat);
  if (take === undefined) return targets.length === 0 ? null : '5.6';
  if (position.men[take] !== rivalOf(position, seat)) return '5.3';
  return targets.includes(take) ? null : '5.2';
}

/** The men after a step, before a mill takes one. */
export function menAfter(
  { men }: Pick<Position, 'men'>,
  seat: SeatId,
  step: { readonly from?: PointId; readonly to: PointId },
): Position['men'] {
  const after = { ...men, [step.to]: seat };
  if (step.from !== undefined) delete after[step.from];
  return after;
}
