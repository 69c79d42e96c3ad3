import { missesAfter } from '../../../engine/deadlines/absence';
import { afterHolidays, dateOf } from '../../../engine/deadlines/holidays';
import type { GameRecord, Gate, SeatRecord } from '../game/games.records';
import type { Deps } from '../platform/deps';
import type { OrdersMissed } from '../platform/events.records';
import { trustedTime } from '../platform/heartbeat';
import { noteTo } from './absence-notes';
import { usedBy } from './deadline-moves';

const MINUTE = 60_000;

/**
 * When players who keep a step waiting are first counted as absent: after the booked days of those it waits for. Empty
 * where the season has no civil disorder: the step then waits as long as necessary.
 */
export function absentFrom(
  { deadlines, absence }: Pick<GameRecord, 'deadlines' | 'absence'>,
  from: number,
  waited: readonly { readonly holidays: readonly string[] }[],
): Pick<Gate, 'absentAt'> {
  if (deadlines.waits === undefined || absence?.disorder == null) return {};
  const at = from + deadlines.waits.absent * MINUTE;
  const days = waited.flatMap(({ holidays }) => holidays);
  return { absentAt: days.length === 0 ? at : afterHolidays(deadlines, days, at) };
}

/**
 * Counts a missed turn for every player who keeps a step without a deadline waiting. The step no longer waits for seats
 * that fall into civil disorder as a result. After an outage of the platform no one is counted, nor are players on a
 * booked day.
 * @returns whether the gate has changed, so that the step may close now
 */
export async function countAbsent(deps: Deps, game: GameRecord, gate: Gate): Promise<boolean> {
  const { absence, deadlines } = game;
  if (absence === undefined || deadlines.waits === undefined || gate.absentAt === undefined) return false;
  const { sure, outages } = await trustedTime(deps);
  if (!sure) return false;
  const now = deps.clock();
  const since = gate.absentAt - deadlines.waits.absent * MINUTE;
  const wasAway = outages.some(({ from, to }) => to > since && from < now);
  const late = wasAway ? [] : await absentIn(deps, game, gate, now);
  const before = gate.misses ?? {};
  const seats = late.map(({ seat }) => seat);
  const misses = missesAfter(absence, before, seats, new Set());
  const fell = (seat: string) => misses[seat]?.disorder === true && before[seat]?.disorder !== true;
  const owing = gate.owing.filter((seat) => misses[seat]?.disorder !== true);
  const patience = (absence.disorder?.minutes ?? 0) * MINUTE;
  const event: OrdersMissed = {
    ...{ id: deps.newId(), kind: 'orders-missed', at: now, game: game.id, step: gate.step },
    seats: late.map((one) => ({ ...one, fell: fell(one.seat) })),
  };
  const written = await deps.store.countAbsent(gate, {
    misses,
    owing,
    absentAt: now + deadlines.waits.absent * MINUTE,
    deadline: owing.length === 0 ? now + patience : gate.deadline,
    event,
    notes: late.map(({ seat, player }) => noteOf(deps, game, gate, player.id, misses[seat], fell(seat))),
  });
  return written === 'counted';
}

/** People the step waits for who are not ready and have not booked this day. */
async function absentIn(
  deps: Deps,
  game: GameRecord,
  { owing, ready }: Gate,
  now: number,
): Promise<readonly SeatRecord[]> {
  const late = game.seats.filter(
    ({ seat, player }) => player.kind === 'human' && owing.includes(seat) && ready[seat] !== true,
  );
  const today = dateOf(game.deadlines, now);
  const players = late.map(({ player }) => player.id);
  const used = players.length === 0 ? [] : await deps.store.allowances(game.season.id, players);
  return late.filter((seat) => usedBy(seat, used)?.holidays.includes(today) !== true);
}

function noteOf(
  deps: Deps,
  game: GameRecord,
  { label }: Gate,
  player: string,
  misses: { readonly row: number } | undefined,
  fell: boolean,
) {
  const row = misses?.row ?? 0;
  if (fell) return noteTo(deps, game, player, { kind: 'disorder', label, row });
  return noteTo(deps, game, player, {
    kind: 'waited',
    label,
    left: (game.absence?.disorder?.after ?? 0) - row,
  });
}
