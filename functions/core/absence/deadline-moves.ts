import { countsFrom } from '../../../engine/deadlines/absence';
import { afterHolidays } from '../../../engine/deadlines/holidays';
import { pastSkippedDays } from '../../../engine/deadlines/next-deadline';
import { type GivenBack, type Outage, timeToGiveBack } from '../../../engine/deadlines/outages';
import { type GameRecord, type Gate, hasNoDeadline, type SeatRecord } from '../game/games.records';
import type { AllowanceRecord } from './absence.records';

/** A later deadline that the season's policy grants to players who have submitted no orders. */
export interface DeadlineMove {
  readonly why: 'holiday' | 'grace' | 'outage';
  readonly seats: readonly SeatRecord[];
  readonly deadline: number;
  /** The gate's data about outages that moved it. */
  readonly outage?: GivenBack;
}

/** The fields of a game that a policy needs. */
type Timed = Pick<GameRecord, 'seats' | 'absence' | 'deadlines'>;

/** Whether press and stored orders are frozen because other players are using their grace. */
export function isFrozen({ state, grace }: Gate): boolean {
  return state === 'open' && grace?.frozen === true;
}

/** Whether an outage of the platform has moved the deadline of the open step. */
export function wasPlatformDown({ outage }: Gate): boolean {
  return outage !== undefined && outage.total > 0;
}

/** People who owe orders in the open step and have submitted none. */
export function silentIn(
  { seats }: Pick<GameRecord, 'seats'>,
  { owing, given }: Gate,
): readonly SeatRecord[] {
  return seats.filter(
    ({ seat, player }) => player.kind === 'human' && owing.includes(seat) && !Object.hasOwn(given, seat),
  );
}

/** The later deadline after a platform outage that would make people miss it; null if it stays. */
export function moveForOutages(
  game: Pick<GameRecord, 'seats'>,
  gate: Gate,
  outages: readonly Outage[],
): DeadlineMove | null {
  const seats = silentIn(game, gate);
  const outage = timeToGiveBack(gate, gate.outage, outages);
  if (seats.length === 0 || outage === null) return null;
  const by = outage.total - (gate.outage?.total ?? 0);
  return { why: 'outage', seats, deadline: gate.deadline + by, outage };
}

/**
 * The later deadline when people would miss it: moved past the days they have booked, or else by the grace of those who
 * have one left. Null if the policy grants nothing.
 */
export function moveForSilent(
  game: Timed,
  gate: Gate,
  allowances: readonly AllowanceRecord[],
  now: number,
): DeadlineMove | null {
  const silent = silentIn(game, gate);
  return moveForHolidays(game, gate, silent, allowances) ?? moveForGrace(game, gate, silent, allowances, now);
}

/** The later deadline when it falls on a booked day of players who have submitted no orders; null if it stays. */
export function moveForHolidays(
  { absence, deadlines }: Timed,
  gate: Gate,
  silent: readonly SeatRecord[],
  allowances: readonly AllowanceRecord[],
): DeadlineMove | null {
  if (absence === undefined || absence.holidays === 0 || hasNoDeadline(gate)) return null;
  const daysOf = (seat: SeatRecord) => usedBy(seat, allowances)?.holidays ?? [];
  const seats = silent.filter((seat) => daysOf(seat).length > 0);
  const deadline = afterHolidays(deadlines, seats.flatMap(daysOf), gate.deadline);
  return deadline === gate.deadline ? null : { why: 'holiday', seats, deadline };
}

function moveForGrace(
  { absence, deadlines }: Timed,
  gate: Gate,
  silent: readonly SeatRecord[],
  allowances: readonly AllowanceRecord[],
  now: number,
): DeadlineMove | null {
  const grace = absence?.grace ?? null;
  // No one uses up a grace in a step during which the platform was down.
  if (grace === null || gate.grace !== undefined || wasPlatformDown(gate)) return null;
  const seats = silent.filter((seat) => (usedBy(seat, allowances)?.graces ?? 0) < grace.times);
  if (seats.length === 0) return null;
  // No one waits longer for a late player than the turn itself lasted.
  const span = Math.min(grace.minutes * 60_000, gate.deadline - gate.openedAt);
  const late = countsFrom(absence, gate.deadline, span, now) + span;
  return { why: 'grace', seats, deadline: pastSkippedDays(deadlines, late) };
}

/** The allowances of the season that a player has used; undefined if none. */
export function usedBy(
  { player }: SeatRecord,
  allowances: readonly AllowanceRecord[],
): AllowanceRecord | undefined {
  return allowances.find((one) => one.player === player.id);
}
