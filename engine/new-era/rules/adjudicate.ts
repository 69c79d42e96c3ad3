import type { BySeat, SeatId, StepResult, Verdict } from '../../game';
import type { Random } from '../../random';
import type { Awaiting, Position } from '../types';
import { carryOut, carryOutSeatOrder, isSeatOrder, resign } from './carry-out';
import { advance, standIn } from './game-turn';
import { type Limits, playerAt, type WorkingCopy, workingCopyOf } from './working-copy';

/** 3.6 */
export const MOST_ORDERS = 20;

/** Orders that wait for their seat to be asked. */
interface Queue {
  readonly seat: SeatId;
  readonly orders: unknown[];
}

/**
 * 3.2 One step: the orders of every seat, a default if the awaited seat sends none, and the game as far as the lists
 * reach.
 */
export function adjudicate(
  position: Position,
  given: BySeat<readonly unknown[]>,
  limits: Limits,
  random: Random,
): StepResult<Position> {
  const copy = workingCopyOf(position, limits, random);
  const orders = runStep(copy, given);
  return { orders, position: copy.position, events: copy.events, outcome: copy.position.outcome };
}

function runStep(copy: WorkingCopy, given: BySeat<readonly unknown[]>): readonly Verdict[] {
  const { seats } = copy.position;
  const asked = advance(copy);
  const verdicts = seats.flatMap((seat) => first(copy, seat, given[seat] ?? []));
  const queues = seats.map((seat): Queue => {
    const list = (given[seat] ?? []).slice(0, MOST_ORDERS);
    return { seat, orders: list.filter((order) => !isSeatOrder(order)) };
  });
  let awaited = advance(copy);
  if (asked && awaited && isSilent(given[asked.seat] ?? [])) {
    verdicts.push(miss(copy, asked));
    awaited = advance(copy);
  }
  for (; awaited; awaited = advance(copy)) {
    const { seat } = awaited;
    const queue = queues.find((one) => one.seat === seat);
    if (!queue || queue.orders.length === 0) break;
    const order = queue.orders.shift();
    verdicts.push({ seat, order, ...carryOut(copy, seat, order) });
  }
  return [...verdicts, ...queues.flatMap(unused)];
}

/** 3.2, 3.6 The orders that are carried out before all others, and those beyond the limit. */
function first(copy: WorkingCopy, seat: SeatId, list: readonly unknown[]): Verdict[] {
  return list.flatMap((order, at): readonly Verdict[] => {
    if (at >= MOST_ORDERS) return [{ seat, order, result: 'rejected', reason: '3.6' }];
    return isSeatOrder(order) ? [{ seat, order, ...carryOutSeatOrder(copy, seat, order) }] : [];
  });
}

/** 3.3 Standing orders do not answer a decision. */
function isSilent(list: readonly unknown[]): boolean {
  return list.every(
    (order) => typeof order === 'object' && order !== null && 'type' in order && order.type === 'standing',
  );
}

/** 3.3, 3.7 A missed deadline: the default, and after too many in a row the referee resigns the seat. */
function miss(copy: WorkingCopy, asked: Awaiting): Verdict {
  const { seat, decision } = asked;
  copy.events.push({ type: 'missed', seat, decision });
  const order = standIn(copy, asked);
  const player = playerAt(copy, seat);
  player.missed += 1;
  if (player.missed >= copy.limits.missLimit && !player.resigned) resign(copy, seat);
  return { seat, order, result: 'defaulted', reason: '3.3' };
}

function unused({ seat, orders }: Queue): readonly Verdict[] {
  return orders.map((order) => ({ seat, order, result: 'unused', reason: '3.2' }));
}
