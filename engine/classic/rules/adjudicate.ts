import { ordersOfSeat } from '../../core/orders-of-seat';
import type { StepResult, Verdict } from '../../game';
import type { Atlas } from '../data/atlas';
import type { Options } from '../options';
import type { Position } from '../types';
import { playRetreats } from './retreats';
import { playTurn } from './turn';
import { playWinter } from './winter';

/** 15.5 One step is one phase; after the end there are only refusals. */
export function adjudicate(
  atlas: Atlas,
  position: Position,
  lists: unknown,
  options: Options,
): StepResult<Position> {
  const given =
    typeof lists === 'object' && lists !== null ? (lists as Readonly<Record<string, unknown>>) : {};
  switch (position.phase) {
    case 'orders':
      return playTurn(atlas, position, given, options);
    case 'retreats':
      return playRetreats(atlas, position, given, options);
    case 'adjustments':
      return playWinter(atlas, position, given);
    case 'finished':
      return refuseAll(position, given);
  }
}

/** 4.11 After the end of the game every order is rejected. */
function refuseAll(position: Position, lists: Readonly<Record<string, unknown>>): StepResult<Position> {
  const orders: Verdict[] = position.seats.flatMap((seat) =>
    ordersOfSeat(lists, seat).map((order) => ({ seat, order, result: 'rejected', reason: '4.11' })),
  );
  return { orders, position, events: [], outcome: position.outcome };
}
