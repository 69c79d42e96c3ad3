import type { BySeat, SeatId, StepResult, Verdict } from '../../game';
import type { Random } from '../../random';
import type { Options } from '../options';
import type { Position } from '../types';
import { carryOut } from './carry-out';
import { chanceOf } from './chance';
import { settleClaims } from './claims';
import { decidingSeats } from './deciding';
import { answerByDefault, missDeadline, pickByDefault, playTurnByDefault } from './defaults';
import { endOf } from './ending';
import { revealPlacements } from './place';
import { type Table, tableOf } from './table';

/** Section 21: one step. Off-turn seats first, then the seat that has to decide; then a seat that missed it. */
export function adjudicate(
  position: Position,
  given: BySeat<readonly unknown[]>,
  options: Options,
  random: Random,
): StepResult<Position> {
  const table = tableOf(position, options, chanceOf(random));
  const deciding = decidingSeats(position);
  const { turn } = position;
  const orders = inTurn(position).flatMap((seat) => carryOutAll(table, seat, given[seat] ?? []));
  for (const seat of deciding)
    if (!Object.hasOwn(given, seat) && table.position.turn === turn && stillOwes(table.position, seat))
      missDeadline(table, seat);
  settle(table);
  return { orders, position: table.position, events: table.events, outcome: endOf(table.position) };
}

/** 21.1 The order in which lists are handled. */
function inTurn({ phase, seats, active }: Position): readonly SeatId[] {
  if (phase === 'claim' || phase === 'place' || active === null) return seats;
  return [...seats.filter((seat) => seat !== active), active];
}

function carryOutAll(table: Table, seat: SeatId, list: readonly unknown[]): readonly Verdict[] {
  return list.map((order) => ({ seat, order, ...carryOut(table, seat, order) }));
}

function stillOwes(position: Position, seat: SeatId): boolean {
  return decidingSeats(position).includes(seat);
}

/** Handles the automatic parts: answers that are complete, and the turns of vacant seats (13.7). */
function settle(table: Table): void {
  const { position } = table;
  for (;;) {
    const { phase, active } = position;
    if (phase === 'claim' || phase === 'place') {
      for (const seat of position.seats)
        if (position.status[seat] === 'vacant' && !position.submitted[seat]) answerByDefault(table, seat);
      if (decidingSeats(position).length > 0) return;
      if (phase === 'claim') settleClaims(table);
      else revealPlacements(table);
    } else if (active !== null && position.status[active] === 'vacant') {
      if (phase === 'draft') pickByDefault(table, active);
      else playTurnByDefault(table, active, 'vacant');
    } else return;
  }
}
