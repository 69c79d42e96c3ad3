import type { Outage } from '../../../engine/deadlines/outages';
import { isSingle } from '../../../engine/deadlines/step-deadline';
import type { AllowanceRecord } from '../absence/absence.records';
import { type DeadlineMove, moveForOutages, moveForSilent } from '../absence/deadline-moves';
import { dueAt, type GameRecord, type Gate, usualDue } from '../game/games.records';

/**
 * What happens to an open step now: it stays open until a time, closes, counts who is absent, gets a later deadline, or
 * ends with its board, which nobody plays.
 */
export type Closing =
  | { readonly kind: 'stays'; readonly until: number }
  | { readonly kind: 'closes'; readonly why: 'deadline' | 'all-ready' }
  | { readonly kind: 'counts' }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'moves'; readonly move: DeadlineMove };

/** The facts for the decision. */
export interface ClosingFacts {
  readonly game: Pick<GameRecord, 'seats' | 'deadlines' | 'absence' | 'practice'>;
  readonly gate: Gate;
  /** Seats that owe nothing and have to agree to an early close. */
  readonly asked: readonly string[];
  /** The allowances of the season that players have used; read once the deadline has passed. */
  readonly allowances: readonly AllowanceRecord[];
  /** When the platform was down; read once the deadline has passed. */
  readonly outages: readonly Outage[];
}

/**
 * Decides what happens to an open step now. A paused step stays open. At the deadline, an outage of the platform or the
 * absence policy may move it; otherwise it closes. Before the deadline it closes once everyone it waits for is ready
 * and the season's undo time has passed.
 */
export function closingOf({ game, gate, asked, allowances, outages }: ClosingFacts, now: number): Closing {
  if (gate.pausedAt !== undefined)
    return gate.endsAt !== undefined && gate.endsAt <= now
      ? { kind: 'abandoned' }
      : { kind: 'stays', until: dueAt(gate) };
  if (gate.deadline <= now) {
    // A turn that waits for all has a deadline only once a moderator closes it, or no one is left to wait for.
    if (game.deadlines.waits !== undefined) return { kind: 'closes', why: 'deadline' };
    const move = moveForOutages(game, gate, outages) ?? moveForSilent(game, gate, allowances, now);
    return move === null ? { kind: 'closes', why: 'deadline' } : { kind: 'moves', move };
  }
  if (!mayCloseEarly(game, gate) || !areAllReady(game, gate, asked)) {
    const until = usualDue(gate);
    return until <= now ? { kind: 'counts' } : { kind: 'stays', until };
  }
  const until = gate.closesAt ?? now + undoTime(game, gate);
  if (until <= now) return { kind: 'closes', why: 'all-ready' };
  return { kind: 'stays', until: Math.min(until, gate.deadline) };
}

/**
 * Whether the step closes before its deadline once everyone is ready: if many submit orders at once, the season
 * decides; a single player's decision is carried out as soon as it is made.
 */
export function mayCloseEarly({ deadlines }: Pick<GameRecord, 'deadlines'>, { pace }: Gate): boolean {
  return deadlines.earlyClose !== 'forbidden' || isSingle(pace);
}

/**
 * Whether everyone the step waits for is ready or agrees. A step that only bots owe keeps its deadline, so that there
 * is something to watch. Where one seat decides at a time, people wait for a bot, so its decision is carried out at
 * once; the same holds on practice boards.
 */
function areAllReady(
  { seats, practice }: Pick<GameRecord, 'seats' | 'practice'>,
  gate: Gate,
  asked: readonly string[],
): boolean {
  const { owing, ready, consents } = gate;
  // Friends who have yet to join should find the board as it was set up.
  if (practice?.friends?.begun === false) return false;
  if (practice !== undefined) return owing.every((seat) => ready[seat] === true);
  // Only seats in civil disorder owe orders: the deadline closes the step.
  if (owing.length === 0) return false;
  const people = seats.filter(({ player }) => player.kind === 'human').map(({ seat }) => seat);
  const waited = isSingle(gate.pace) ? people : people.filter((seat) => [...owing, ...asked].includes(seat));
  if (waited.length === 0) return false;
  return owing.every((seat) => ready[seat] === true) && asked.every((seat) => consents?.[seat] === true);
}

/** How long players can undo being ready, in milliseconds. */
function undoTime({ deadlines }: Pick<GameRecord, 'deadlines'>, { pace }: Gate): number {
  return isSingle(pace) ? 0 : (deadlines.undoSeconds ?? 0) * 1000;
}
