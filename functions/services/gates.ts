import { deadlineAfter } from '../../engine/deadlines/next-deadline';
import type { GameSystem, Pace } from '../../engine/game';
import type { GameRecord, Gate } from '../store/records';

/** What gates need of a game. */
type Timed = Pick<GameRecord, 'id' | 'deadlines'>;

/** The gate of a game's first step. */
export function firstGate(system: GameSystem, game: Timed, position: unknown, now: number): Gate {
  return gateOf(system, game, 1, position, now, () => now);
}

/** The gate of a step that a ruling has opened again: its time is counted from now. */
export function reopenedGate(
  system: GameSystem,
  game: Timed,
  { step, line }: { readonly step: number; readonly line: number },
  position: unknown,
  now: number,
): Gate {
  const gate = { ...gateOf(system, game, step, position, now, () => now), line };
  return gate.state === 'finished' ? { ...gate, step: step - 1 } : gate;
}

/**
 * The gate after an adjudicated step. Deadlines follow each other in fixed intervals, so that a league that closes
 * at 20:00 keeps closing at 20:00; after an early close, or when the platform itself was late by more than half an
 * interval, the next interval is counted from now. A decision that is still the same keeps its deadline.
 */
export function gateAfter(
  system: GameSystem,
  game: Timed,
  closed: Gate,
  position: unknown,
  now: number,
): Gate {
  const opened = gateOf(system, game, closed.step + 1, position, now, (pace) => {
    const onTime = deadlineAfter(game.deadlines, pace, closed.deadline);
    return closed.why === 'deadline' && now < (closed.deadline + onTime) / 2 ? closed.deadline : now;
  });
  const next = closed.line === undefined ? opened : { ...opened, line: closed.line };
  if (next.state === 'finished') return { ...next, step: closed.step };
  return next.clock === closed.clock
    ? { ...next, openedAt: closed.openedAt, deadline: closed.deadline }
    : next;
}

function gateOf(
  system: GameSystem,
  game: Timed,
  step: number,
  position: unknown,
  now: number,
  openedAs: (pace: Pace) => number,
): Gate {
  const pending = system.pending(position);
  const common = { game: game.id, step, label: system.label(position), openedAt: now, why: null };
  if (pending === null)
    return { ...common, state: 'finished', pace: 'orders', clock: 'finished', deadline: now, owing: [] };
  return {
    ...common,
    state: 'open',
    pace: pending.pace,
    clock: pending.clock,
    deadline: deadlineAfter(game.deadlines, pending.pace, openedAs(pending.pace)),
    owing: pending.seats.filter(({ owes }) => owes).map(({ seat }) => seat),
  };
}
