import type { GameSystem, Pace } from '../../engine/game';
import type { Deadlines, GameRecord, Gate } from '../store/records';

const MINUTE = 60_000;

/** The gate of a game's first step. */
export function firstGate(system: GameSystem, game: GameRecord, position: unknown, now: number): Gate {
  return gateOf(system, game, 1, position, now, () => now);
}

/**
 * The gate after an adjudicated step. Deadlines follow each other in fixed intervals, so that a league that closes
 * at 20:00 keeps closing at 20:00; after an early close, or when the platform itself was late by more than half an
 * interval, the next interval is counted from now. A decision that is still the same keeps its deadline.
 */
export function gateAfter(
  system: GameSystem,
  game: GameRecord,
  closed: Gate,
  position: unknown,
  now: number,
): Gate {
  const next = gateOf(system, game, closed.step + 1, position, now, (interval) =>
    closed.why === 'deadline' && now - closed.deadline < interval / 2 ? closed.deadline : now,
  );
  if (next.state === 'finished') return { ...next, step: closed.step };
  return next.clock === closed.clock
    ? { ...next, openedAt: closed.openedAt, deadline: closed.deadline }
    : next;
}

function gateOf(
  system: GameSystem,
  game: GameRecord,
  step: number,
  position: unknown,
  now: number,
  from: (interval: number) => number,
): Gate {
  const pending = system.pending(position);
  const common = { game: game.id, step, label: system.label(position), openedAt: now, why: null };
  if (pending === null)
    return { ...common, state: 'finished', pace: 'orders', clock: 'finished', deadline: now, owing: [] };
  const interval = minutesFor(pending.pace, game.deadlines) * MINUTE;
  return {
    ...common,
    state: 'open',
    pace: pending.pace,
    clock: pending.clock,
    deadline: Math.round(from(interval) + interval),
    owing: pending.seats.filter(({ owes }) => owes).map(({ seat }) => seat),
  };
}

function minutesFor(pace: Pace, deadlines: Deadlines): number {
  return pace === 'adjustment' || pace === 'reaction' ? deadlines.adjustment : deadlines.orders;
}
