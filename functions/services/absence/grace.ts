import { countsFrom } from '../../../engine/deadlines/absence';
import { afterHolidays } from '../../../engine/deadlines/holidays';
import type { AllowanceRecord, DeadlineMoved, GameRecord, Gate, SeatRecord } from '../../store/records';
import type { Deps } from '../deps';
import { noteTo } from './absence-notes';

/** Whether press and the orders of the punctual stand still, because others have a grace. */
export function isFrozen({ state, grace }: Gate): boolean {
  return state === 'open' && grace?.frozen === true;
}

/**
 * Moves a deadline that people would miss, as far as the season's policy grants it: past days that they have booked,
 * else by the grace of those who have one left. @returns whether the step stays open
 */
export async function moveForAbsent(deps: Deps, game: GameRecord, gate: Gate): Promise<boolean> {
  if (game.absence === undefined) return false;
  const silent = silentIn(game, gate);
  const known = await deps.store.allowances(
    game.season.id,
    silent.map(({ player }) => player.id),
  );
  const usedBy = ({ player }: SeatRecord) => known.find((one) => one.player === player.id);
  if (await moveForHolidays(deps, game, gate, silent, usedBy)) return true;
  return giveGrace(deps, game, gate, silent, usedBy);
}

type UsedBy = (seat: SeatRecord) => AllowanceRecord | undefined;

/** People who owe orders in the open step and have stored none. */
export function silentIn(game: GameRecord, { owing, given }: Gate): readonly SeatRecord[] {
  return game.seats.filter(
    ({ seat, player }) => player.kind === 'human' && owing.includes(seat) && !Object.hasOwn(given, seat),
  );
}

/** Moves the deadline of an open step past the booked days of people who have stored no orders. @returns whether it moved */
export async function moveForHolidays(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  silent: readonly SeatRecord[],
  usedBy: UsedBy,
): Promise<boolean> {
  if (game.absence === undefined || game.absence.holidays === 0) return false;
  const away = silent.filter((seat) => (usedBy(seat)?.holidays.length ?? 0) > 0);
  const days = away.flatMap((seat) => usedBy(seat)?.holidays ?? []);
  const deadline = afterHolidays(game.deadlines, days, gate.deadline);
  if (deadline === gate.deadline) return false;
  const event = moveOf(deps, gate, 'holiday', away, deadline);
  const moved = (gate.moved ?? 0) + deadline - gate.deadline;
  return told(deps, event, await deps.store.moveDeadline(gate, { event, moved }));
}

async function giveGrace(
  deps: Deps,
  game: GameRecord,
  gate: Gate,
  silent: readonly SeatRecord[],
  usedBy: UsedBy,
): Promise<boolean> {
  const grace = game.absence?.grace ?? null;
  if (grace === null || gate.grace !== undefined) return false;
  const late = silent.filter((seat) => (usedBy(seat)?.graces ?? 0) < grace.times);
  if (late.length === 0) return false;
  // Nobody waits longer for one who is late than they had time themselves.
  const span = Math.min(grace.minutes * 60_000, gate.deadline - gate.openedAt);
  const deadline = countsFrom(game.absence, gate.deadline, span, deps.clock()) + span;
  const event = moveOf(deps, gate, 'grace', late, deadline);
  const players = late.map(({ player }) => player.id);
  const written = await deps.store.moveDeadline(gate, {
    event,
    grace: { seats: event.seats, frozen: grace.freezes },
    graces: { season: game.season.id, players, most: grace.times },
    notes: late.map((seat) =>
      noteTo(deps, game, seat.player.id, {
        kind: 'grace',
        label: gate.label,
        until: deadline,
        left: grace.times - (usedBy(seat)?.graces ?? 0) - 1,
      }),
    ),
  });
  return told(deps, event, written);
}

function moveOf(
  deps: Deps,
  { game, step }: Gate,
  why: DeadlineMoved['why'],
  seats: readonly SeatRecord[],
  deadline: number,
): DeadlineMoved {
  const names = seats.map(({ seat }) => seat);
  return {
    id: deps.newId(),
    kind: 'deadline-moved',
    at: deps.clock(),
    game,
    step,
    why,
    seats: names,
    deadline,
  };
}

/** Somebody else may have moved it, or used the last grace: the timer or the sweep looks again. */
async function told(
  deps: Deps,
  { game, step, deadline }: DeadlineMoved,
  written: 'moved' | 'changed-meanwhile',
): Promise<true> {
  if (written === 'moved') await deps.timer.at(game, step, deadline);
  return true;
}
