import type { AllowanceRecord } from '../absence/absence.records';
import type { MovedDeadline } from '../absence/absence.store';
import { noteTo } from '../absence/absence-notes';
import { type DeadlineMove, usedBy } from '../absence/deadline-moves';
import type { GameRecord, Gate } from '../game/games.records';
import type { Deps } from '../platform/deps';
import type { DeadlineMoved } from '../platform/events.records';
import { setTimer } from './set-timer';

/**
 * Moves the deadline of an open step and its timer. If another run has moved it or used the last grace meanwhile,
 * nothing is written: the timer or the sweep checks the step again.
 */
export async function moveDeadline(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  move: DeadlineMove,
  allowances: readonly AllowanceRecord[],
): Promise<void> {
  const { why, seats, deadline } = move;
  const event: DeadlineMoved = {
    id: deps.newId(),
    kind: 'deadline-moved',
    at: deps.clock(),
    game: gate.game,
    step: gate.step,
    why,
    deadline,
    seats: seats.map(({ seat }) => seat),
  };
  const change = changeOf(deps, game, gate, move, allowances);
  const written = await deps.store.moveDeadline(gate, { event, ...change });
  if (written === 'moved') await setTimer(deps, { game: gate.game, step: gate.step, deadline });
}

/** The reason for a move, as the gate and other records store it. */
function changeOf(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  move: DeadlineMove,
  allowances: readonly AllowanceRecord[],
): Omit<MovedDeadline, 'event'> {
  switch (move.why) {
    case 'holiday':
      return { moved: (gate.moved ?? 0) + move.deadline - gate.deadline };
    case 'grace':
      return graceOf(deps, game, gate, move, allowances);
    case 'outage':
      return move.outage === undefined ? {} : { outage: move.outage };
  }
}

/** The records of a grace beside the deadline: who has it, what they have used, and the note to them. */
function graceOf(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  { seats, deadline }: DeadlineMove,
  allowances: readonly AllowanceRecord[],
) {
  const { times = 0, freezes = false } = game.absence?.grace ?? {};
  const left = (graces = 0) => times - graces - 1;
  return {
    grace: { seats: seats.map(({ seat }) => seat), frozen: freezes },
    graces: { season: game.season.id, players: seats.map(({ player }) => player.id), most: times },
    notes: seats.map((seat) =>
      noteTo(deps, game, seat.player.id, {
        kind: 'grace',
        label: gate.label,
        until: deadline,
        left: left(usedBy(seat, allowances)?.graces),
      }),
    ),
  };
}
