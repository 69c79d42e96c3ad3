import { countsFrom } from '../../../engine/deadlines/absence';
import { deadlineAfter } from '../../../engine/deadlines/next-deadline';
import { reserveAfter, reserveLeft } from '../../../engine/deadlines/reserve';
import { isSingle, stepDeadline } from '../../../engine/deadlines/step-deadline';
import type { GameSystem, Pace, Pending } from '../../../engine/game';
import { absentFrom } from '../absence/count-absent';
import type { Away } from '../absence/downtime';
import { type GameRecord, type Gate, NEVER } from '../game/games.records';

/** The fields of a game that its gates need. */
type Timed = Pick<GameRecord, 'id' | 'deadlines' | 'absence' | 'practice'>;

/** What the gates of a game hand on to each other. */
type Carried = Pick<
  Gate,
  'misses' | 'silence' | 'extensions' | 'reserve' | 'line' | 'watched' | 'holders' | 'programs'
>;

/** The gate of a game's first step. */
export function firstGate(system: GameSystem, game: Timed, position: unknown, now: number, away: Away): Gate {
  const opening = { step: 1, position, now, away, carried: { holders: {} }, openedAs: () => now };
  return gateOf(system, game, opening);
}

/**
 * The gate of a step that a ruling has reopened: its time is counted from now. Missed turns and used reserves stay as
 * they were.
 */
export function reopenedGate(
  system: GameSystem,
  game: Timed,
  stopped: Gate,
  { step, position, now, away }: Omit<Opening, 'carried' | 'openedAs'>,
): Gate {
  const carried = carriedBy(stopped);
  const gate = gateOf(system, game, { step, position, now, away, carried, openedAs: () => now });
  return gate.state === 'finished' ? { ...gate, step: step - 1 } : gate;
}

/**
 * The gate after an adjudicated step. Deadlines follow each other in fixed intervals, so that a league that closes at
 * 20:00 keeps closing at 20:00. After an early close, or when the platform was late by more than the season's policy
 * absorbs, the next interval is counted from now. A decision that is still the same keeps its deadline.
 */
export function gateAfter(
  system: GameSystem,
  game: Timed,
  closed: Gate,
  position: unknown,
  now: number,
  away: Away,
): Gate {
  const over = system.pending(position)?.clock !== closed.clock;
  const reserve = over ? reservesAfter(game, closed, now) : closed.reserve;
  const carried = carriedBy({ ...closed, reserve, programs: programsAfter(closed) });
  const openedAs = (pace: Pace) => {
    if (closed.why !== 'deadline') return now;
    // A league that closes at 20:00 returns to that time after an outage.
    const planned = closed.deadline - (closed.outage?.total ?? 0);
    const onTime = deadlineAfter(game.deadlines, pace, planned);
    return countsFrom(game.absence, planned, onTime - planned, now);
  };
  const opening = { step: closed.step + 1, position, now, away, carried, openedAs };
  const next = gateOf(system, game, opening);
  if (next.state === 'finished') return { ...next, step: closed.step };
  if (over) return next;
  const { openedAt, deadline, moved, grace, outage } = closed;
  const same = {
    ...(moved === undefined ? {} : { moved }),
    ...(grace && { grace }),
    ...(outage && { outage }),
  };
  return { ...next, openedAt, deadline, ...same };
}

function carriedBy({
  misses,
  silence,
  extensions,
  reserve,
  line,
  watched,
  holders,
  programs,
}: Gate): Carried {
  return {
    ...(misses && { misses }),
    ...(silence && Object.keys(silence).length > 0 && { silence }),
    ...(extensions === undefined ? {} : { extensions }),
    ...(reserve && { reserve }),
    ...(line === undefined ? {} : { line }),
    ...(watched && { watched }),
    ...(holders && { holders }),
    ...(programs && { programs }),
  };
}

/**
 * Seats that programs have played for after a step is over. Nothing is carried over from a step that a ruling stops, so
 * as not to reveal that it had orders.
 */
function programsAfter({ programs, programNow }: Gate): Gate['programs'] {
  return programNow === undefined ? programs : { ...programs, ...programNow };
}

/** The remaining reserves of seats after a decision. */
function reservesAfter({ deadlines }: Timed, closed: Gate, now: number): Gate['reserve'] {
  const [seat] = closed.owing;
  if (deadlines.reserve === undefined || closed.pace !== 'decision' || seat === undefined)
    return closed.reserve;
  // The reserve had run out before the grace; the grace does not restore any of it.
  const left = closed.grace === undefined ? reserveLeft(deadlines.reserve, closed.reserve?.[seat]) : 0;
  // Until the decision was made, however long its adjudication took.
  const taken = Math.min(closed.closedAt ?? now, closed.deadline) - closed.openedAt;
  const free = closed.deadline - left - closed.openedAt;
  const after = reserveAfter(deadlines.reserve, left, {
    taken,
    free,
    given: Object.hasOwn(closed.given, seat),
  });
  return { ...closed.reserve, [seat]: after };
}

interface Opening {
  readonly step: number;
  readonly position: unknown;
  readonly now: number;
  readonly away: Away;
  readonly carried: Carried;
  readonly openedAs: (pace: Pace) => number;
}

function gateOf(
  system: GameSystem,
  game: Timed,
  { step, position, now, away, carried, openedAs }: Opening,
): Gate {
  const pending = system.pending(position);
  const label = system.label(position);
  const common = { game: game.id, step, label, openedAt: now, why: null, given: {}, ready: {}, ...carried };
  if (pending === null)
    return { ...common, state: 'finished', pace: 'orders', clock: 'finished', deadline: now, owing: [] };
  const { pace, clock } = pending;
  const owing = owingOf(pending, carried);
  const { absence, deadlines } = game;
  return {
    ...common,
    state: 'open',
    pace,
    clock,
    ...timeOf(game, pending, owing, openedAs(pace), carried, away),
    owing,
    ...(absence?.vote && { votes: {} }),
    ...(deadlines.earlyClose === 'consent' && !isSingle(pace) && { consents: {} }),
  };
}

/** Seats that the step waits for: those that owe orders and are not in civil disorder. */
function owingOf({ seats }: Pending, { misses = {} }: Carried): string[] {
  return seats.filter(({ seat, owes }) => owes && misses[seat]?.disorder !== true).map(({ seat }) => seat);
}

/** Whether a board of friends has deadlines and has started. */
function hasDeadlines({ friends }: NonNullable<Timed['practice']>): boolean {
  return friends?.begun === true && friends.minutes !== null;
}

/** When the step closes. A step that only seats in civil disorder owe does not delay the others for long. */
function timeOf(
  { deadlines, absence, practice }: Timed,
  { pace, seats }: Pending,
  owing: readonly string[],
  opened: number,
  { reserve }: Carried,
  away: Away,
): Pick<Gate, 'deadline' | 'moved' | 'absentAt'> {
  if (practice !== undefined && !hasDeadlines(practice)) return { deadline: NEVER };
  const waited = owing.map((seat) => ({
    holidays: away[seat]?.holidays ?? [],
    quiet: away[seat]?.quiet ?? null,
    reserve: reserveLeft(deadlines.reserve, reserve?.[seat]),
  }));
  const { deadline, moved } = stepDeadline(deadlines, pace, opened, waited);
  const deserted = owing.length === 0 && seats.some(({ owes }) => owes);
  if (deadlines.waits !== undefined && !deserted)
    return { deadline: NEVER, ...absentFrom({ deadlines, absence }, opened, waited) };
  const minutes = (deserted ? absence?.disorder?.minutes : undefined) ?? Number.POSITIVE_INFINITY;
  return {
    deadline: Math.min(deadline, opened + minutes * 60_000),
    ...(moved > 0 && { moved }),
  };
}
