import { ofSeat } from '../../core/by-seat';
import type { BySeat, SeatId, StepResult, Verdict } from '../../game';
import { readOrder } from '../orders/read-order';
import { MISSED_TURNS, type Move, type Order, type Place, type Position } from '../types';
import { menAfter, refusalOf } from './check';
import { end, endIfOver, textOf } from './ending';
import { playsOf } from './plays';
import { mayFly, rivalOf, type WorkingCopy, workingCopyOf } from './working-copy';

/** Closes a step: the turn of the seat that has it. */
export function adjudicate(position: Position, orders: BySeat<readonly unknown[]>): StepResult<Position> {
  const { active } = position;
  if (active === null) return { orders: [], position, events: [], outcome: position.end };
  const copy = workingCopyOf(position);
  const verdicts = [
    ...turnOf(copy, active, orders[active] ?? []),
    // 2.2 Nobody else has an order to give.
    ...position.order
      .filter((seat) => seat !== active)
      .flatMap((seat) => refusedOf(seat, orders[seat] ?? [])),
  ];
  copy.position.turn += 1;
  endIfOver(copy);
  return { orders: verdicts, position: copy.position, events: copy.events, outcome: copy.position.end };
}

function refusedOf(seat: SeatId, orders: readonly unknown[]): readonly Verdict[] {
  return orders.map((order) => ({ seat, order, result: 'rejected', reason: '2.2' }));
}

/** 2.3, 7.1 Carries out the first order that may be; without one the first that the seat could have given. */
function turnOf(copy: WorkingCopy, seat: SeatId, orders: readonly unknown[]): readonly Verdict[] {
  const { position } = copy;
  const verdicts: Verdict[] = [];
  let done = false;
  for (const given of orders) {
    const order = readOrder(given);
    const reason = done ? '2.3' : order === undefined ? '2.4' : refusalOf(position, seat, order);
    if (reason !== null || order === undefined) {
      verdicts.push({ seat, order: given, result: 'rejected', reason: reason ?? '2.4' });
      continue;
    }
    verdicts.push({ seat, order: given, result: 'ok', reason: ruleOf(copy, seat, order) });
    position.missed[seat] = 0;
    carryOut(copy, seat, order);
    done = true;
  }
  return done ? verdicts : [...verdicts, ...missedTurn(copy, seat)];
}

/** The rule by which an order is carried out. */
function ruleOf({ position }: WorkingCopy, seat: SeatId, order: Order): string {
  if (order.type === 'resign') return '7.3';
  if (order.take !== undefined) return '5.1';
  if (order.type === 'place') return '3.1';
  return mayFly(position, seat) ? '4.2' : '4.1';
}

/** 7.1, 7.2 A seat that sends nothing plays the first order that it could have given, and loses if it does so often. */
function missedTurn(copy: WorkingCopy, seat: SeatId): readonly Verdict[] {
  const { position, events } = copy;
  const times = ofSeat(position.missed, seat) + 1;
  position.missed[seat] = times;
  events.push({ type: 'missed', seat, times });
  if (times >= MISSED_TURNS) {
    end(copy, 'missed', rivalOf(position, seat));
    return [];
  }
  const [first] = playsOf(position, seat);
  if (first === undefined) return [];
  carryOut(copy, seat, first);
  return [{ seat, order: first, result: 'default', reason: '7.1' }];
}

/** Carries out an order of the seat on turn, and passes the turn on (2.2). */
function carryOut(copy: WorkingCopy, seat: SeatId, order: Order): void {
  const { position, events } = copy;
  if (order.type === 'resign') {
    events.push({ type: 'resigned', seat });
    end(copy, 'resigned', rivalOf(position, seat));
    return;
  }
  const isFinal = order.type === 'place' || order.take !== undefined;
  step(copy, seat, order);
  if (order.take !== undefined) {
    delete position.men[order.take];
    events.push({ type: 'took', seat, from: rivalOf(position, seat), at: order.take });
  }
  position.quiet = order.take === undefined ? position.quiet + 1 : 0;
  position.active = rivalOf(position, seat);
  // 6.3 Men that are placed or taken make every earlier position impossible.
  position.past = [...(isFinal ? [] : position.past), textOf(position)];
}

function step({ position, events }: WorkingCopy, seat: SeatId, order: Place | Move): void {
  if (order.type === 'place') {
    position.hand[seat] = ofSeat(position.hand, seat) - 1;
    events.push({ type: 'placed', seat, to: order.to });
  } else {
    events.push({ type: 'moved', seat, from: order.from, to: order.to, flew: mayFly(position, seat) });
  }
  position.men = menAfter(position, seat, order);
}
