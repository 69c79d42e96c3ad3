import { POWERS, type Position } from '../../../engine/classic/types';
import { ordersPhase } from './orders-phase';
import { retreatsPhase } from './retreats-phase';
import { type Lists, type Read, rejected } from './verdict';
import { winterPhase } from './winter-phase';

/**
 * A second implementation of the rules of Classic, written from their text and not from the engine. It returns the
 * verdicts and the next position of every phase. It does not cover orders written as text (15.1), the house rules of a
 * league, and events (15.4); it accepts positions that the rules can read.
 */
export function secondReading(position: Position, lists: Lists, lastYear?: number): Read {
  if (position.phase === 'orders') return ordersPhase(position, lists, lastYear);
  if (position.phase === 'retreats') return retreatsPhase(position, lists, lastYear);
  if (position.phase === 'adjustments') return winterPhase(position, lists);
  const orders = POWERS.flatMap((seat) => (lists[seat] ?? []).map((order) => rejected(seat, order, '4.11')));
  return { orders, position };
}
