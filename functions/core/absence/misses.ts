import { missesAfter } from '../../../engine/deadlines/absence';
import type { GameSystem } from '../../../engine/game';
import type { GameRecord, Gate, SeatRecord } from '../game/games.records';
import type { NoticeRecord } from '../league/logs.records';
import type { Deps } from '../platform/deps';
import type { OrdersMissed } from '../platform/events.records';
import { noteTo } from './absence-notes';
import { wasPlatformDown } from './deadline-moves';

/** The consequences of a closed step for the players who owed orders in it. */
export interface Missed {
  /** The part of it that the gate stores. */
  readonly kept: Pick<Gate, 'misses'>;
  readonly events: readonly OrdersMissed[];
  readonly notes: readonly NoticeRecord[];
}

/**
 * Counts who missed a step, from its gate at closing time, and notifies them. Counts no one without a policy, or in a
 * step that an outage of the platform has moved.
 */
export function missedIn(
  deps: Deps,
  system: GameSystem,
  game: GameRecord,
  gate: Gate,
  before: unknown,
): Missed {
  if (game.absence === undefined) return { kept: {}, events: [], notes: [] };
  const given = new Set(Object.keys(gate.given).filter((seat) => isPlayed(game, gate, seat)));
  const owed = new Set(
    system
      .pending(before)
      ?.seats.filter(({ owes }) => owes)
      .map(({ seat }) => seat),
  );
  const people = game.seats.filter(({ seat, player }) => owed.has(seat) && player.kind === 'human');
  // No one misses a step because the platform was down.
  const counted = wasPlatformDown(gate) ? people.filter(({ seat }) => given.has(seat)) : people;
  const misses = missesAfter(
    game.absence,
    gate.misses ?? {},
    counted.map(({ seat }) => seat),
    given,
  );
  const missing = counted.filter(({ seat }) => !given.has(seat));
  const fell = ({ seat }: SeatRecord) =>
    misses[seat]?.disorder === true && gate.misses?.[seat]?.disorder !== true;
  // Players in disorder were notified when it began.
  const notified = missing.filter((one) => fell(one) || misses[one.seat]?.disorder !== true);
  return {
    kept: { misses },
    events: missing.length === 0 ? [] : [eventOf(deps, gate, missing, fell)],
    notes: notified.map((one) => noteOf(deps, game, gate, one, misses[one.seat]?.row ?? 0, fell(one))),
  };
}

/**
 * Whether the submitted orders show that a seat is played. In a step without a deadline, a seat in disorder must also
 * be ready: a draft is not enough.
 */
function isPlayed({ deadlines }: GameRecord, { misses, ready }: Gate, seat: string): boolean {
  return deadlines.waits === undefined || misses?.[seat]?.disorder !== true || ready[seat] === true;
}

function eventOf(
  deps: Deps,
  { game, step }: Gate,
  missing: readonly SeatRecord[],
  fell: (one: SeatRecord) => boolean,
): OrdersMissed {
  const seats = missing.map((one) => ({ ...one, fell: fell(one) }));
  return { id: deps.newId(), kind: 'orders-missed', at: deps.clock(), game, step, seats };
}

function noteOf(
  deps: Deps,
  game: GameRecord,
  { label }: Gate,
  { player }: SeatRecord,
  row: number,
  fell: boolean,
): NoticeRecord {
  if (fell) return noteTo(deps, game, player.id, { kind: 'disorder', label, row });
  const limit = game.absence?.disorder?.after;
  const untilDisorder = limit === undefined ? null : limit - row;
  return noteTo(deps, game, player.id, { kind: 'missed', label, untilDisorder });
}
