import { bySeat, ofSeat } from '../../core/by-seat';
import { readPosition } from '../../core/read-position';
import type { Message, Problem, Result, SeatId } from '../../game';
import { sorted } from '../data/cards';
import { message } from '../message';
import type { Options } from '../options';
import { seatsAwaited } from '../orders/read-order';
import { occupiedSeats } from '../rules/ending';
import type { Force, Position } from '../types';
import { type Given, SEAT, schemaFor } from './position-schema';

/** 13 Parses a written position, filling in the documented defaults. */
export function read(written: unknown, { turns }: Options, seats: readonly SeatId[]): Result<Position> {
  return readPosition(written, {
    schema: schemaFor(seats),
    rule: '13',
    completed: (given) => completed(given, turns, seats),
    problemsOf,
  });
}

function problem(path: readonly (string | number)[], says: Message): Problem {
  return { code: 'bad-position', path, rule: '13', message: says };
}

function completed(given: Given, turns: number, seats: readonly SeatId[]): Position {
  const order = given.order ?? [...seats];
  const first = given.first ?? order[0] ?? '';
  return {
    phase: given.phase,
    turn: given.turn,
    turns: given.turns ?? turns,
    order,
    first,
    active: given.active === undefined ? (given.phase === 'turn' ? first : null) : given.active,
    seats: bySeat(seats, (seat) => {
      const own = given.seats[seat] ?? SEAT.parse({});
      return { ...own, hand: sorted(own.hand), discard: sorted(own.discard) };
    }),
    forces: given.forces as Record<string, Force>,
    stacks: given.stacks,
    drawn: given.drawn,
  };
}

/** Problems that no legal play could lead to. */
function problemsOf(position: Position): readonly Problem[] {
  const { order, seats, phase } = position;
  const problems: Problem[] = [];
  if (new Set(order).size < order.length) problems.push(problem(['order'], message('position.seatTwice')));
  if (!isActiveRight(position)) problems.push(problem(['active'], message('position.active')));
  if (phase !== 'over' && occupiedSeats(position).length < 2)
    problems.push(problem(['seats'], message('position.vacant')));
  for (const seat of order)
    for (const named of seatsNamed(ofSeat(seats, seat)))
      if (!order.includes(named))
        problems.push(problem(['seats', seat, 'standing'], message('position.noSeat', { seat: named })));
  return problems;
}

function isActiveRight({ phase, active, seats }: Position): boolean {
  if (phase !== 'turn' || active === null) return phase !== 'turn' && active === null;
  const { vacant, passed, hand } = ofSeat(seats, active);
  return !vacant && !passed && hand.length > 0;
}

function seatsNamed({ standing: { bio, airborne } }: Position['seats'][string]): readonly SeatId[] {
  return [...(bio?.against ?? []), ...seatsAwaited(airborne)];
}
