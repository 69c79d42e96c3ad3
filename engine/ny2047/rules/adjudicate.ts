import type { StepResult, Verdict } from '../../game';
import type { Options } from '../options';
import type { Position } from '../types';
import { playAdjustment } from './adjustment';
import { listOf } from './read-orders';
import { playTurn } from './turn';

/** 16.5 One step: a turn, an adjustment, or only refusals after the end. */
export function adjudicate(position: Position, lists: unknown, options: Options): StepResult<Position> {
  const given =
    typeof lists === 'object' && lists !== null ? (lists as Readonly<Record<string, unknown>>) : {};
  switch (position.phase) {
    case 'orders':
      return playTurn(position, given, options);
    case 'adjustment':
      return playAdjustment(position, given);
    case 'finished':
      return refuseAll(position, given);
  }
}

/** 4.11 After the end of the game every order is rejected. */
function refuseAll(position: Position, lists: Readonly<Record<string, unknown>>): StepResult<Position> {
  const orders: Verdict[] = position.seats.flatMap((seat) =>
    listOf(lists, seat).map((order) => ({ seat, order, result: 'rejected', reason: '4.11' })),
  );
  return { orders, position, events: [], outcome: position.outcome };
}
