import { bySeat } from '../../core/by-seat';
import { readPosition } from '../../core/read-position';
import type { Message, Problem, Result, SeatId } from '../../game';
import { message } from '../message';
import { menOf } from '../rules/working-copy';
import { MEN, type Position } from '../types';
import { type Given, schemaFor } from './position-schema';

/** 8.1 Parses a written position, filling in the documented defaults. */
export function read(written: unknown, seats: readonly SeatId[]): Result<Position> {
  return readPosition(written, {
    schema: schemaFor(seats),
    rule: '8.1',
    completed: (given) => completed(given, seats),
    problemsOf,
  });
}

function completed(given: Given, seats: readonly SeatId[]): Position {
  const order = given.order ?? [...seats];
  return {
    ...given,
    order,
    active: given.active === undefined ? (given.end === null ? (order[0] ?? null) : null) : given.active,
    men: given.men,
    hand: bySeat(seats, (seat) => given.hand[seat] ?? 0),
    missed: bySeat(seats, (seat) => given.missed[seat] ?? 0),
  };
}

/** 8.2 Problems that no legal play could lead to. */
function problemsOf(position: Position): readonly Problem[] {
  const { order, active, end } = position;
  const problems: Problem[] = [];
  if (new Set(order).size < order.length) problems.push(problem(['order'], message('wrong.seatTwice')));
  if ((active === null) !== (end !== null)) problems.push(problem(['active'], message('wrong.active')));
  for (const seat of order)
    if (menOf(position, seat) > MEN) problems.push(problem(['men'], message('wrong.tooMany', { most: MEN })));
  return problems;
}

function problem(path: readonly (string | number)[], says: Message): Problem {
  return { code: 'bad-position', path, rule: '8.2', message: says };
}
