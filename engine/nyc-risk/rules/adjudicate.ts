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
import { type WorkingCopy, workingCopyOf } from './working-copy';

/** Section 21: one step. Off-turn seats first, then the seat that has to decide; then a seat that missed it. */
export function adjudicate(
  position: Position,
  given: BySeat<readonly unknown[]>,
  options: Options,
  random: Random,
): StepResult<Position> {
  const copy = workingCopyOf(position, options, chanceOf(random));
  const deciding = decidingSeats(position);
  const { turn } = position;
  const orders = inTurn(position).flatMap((seat) => carryOutAll(copy, seat, given[seat] ?? []));
  for (const seat of deciding)
    if (!Object.hasOwn(given, seat) && copy.position.turn === turn && stillOwes(copy.position, seat))
      missDeadline(copy, seat);
  settle(copy);
  return { orders, position: copy.position, events: copy.events, outcome: endOf(copy.position) };
}

/** 21.1 The order in which lists are handled. */
function inTurn({ phase, seats, active }: Position): readonly SeatId[] {
  if (phase === 'claim' || phase === 'place' || active === null) return seats;
  return [...seats.filter((seat) => seat !== active), active];
}

function carryOutAll(copy: WorkingCopy, seat: SeatId, list: readonly unknown[]): readonly Verdict[] {
  return list.map((order) => ({ seat, order, ...carryOut(copy, seat, order) }));
}

function stillOwes(position: Position, seat: SeatId): boolean {
  return decidingSeats(position).includes(seat);
}

/** Handles the automatic parts: answers that are complete, and the turns of vacant seats (13.7). */
function settle(copy: WorkingCopy): void {
  const { position } = copy;
  for (;;) {
    const { phase, active } = position;
    if (phase === 'claim' || phase === 'place') {
      for (const seat of position.seats)
        if (position.status[seat] === 'vacant' && !position.submitted[seat]) answerByDefault(copy, seat);
      if (decidingSeats(position).length > 0) return;
      if (phase === 'claim') settleClaims(copy);
      else revealPlacements(copy);
    } else if (active !== null && position.status[active] === 'vacant') {
      if (phase === 'draft') pickByDefault(copy, active);
      else playTurnByDefault(copy, active, 'vacant');
    } else return;
  }
}
