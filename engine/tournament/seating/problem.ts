import type { SeatId } from '../../game';

/** Somebody who is to be seated. */
export interface Entrant {
  readonly id: string;
  /** Any figure that ranks players: a rating, points so far. Players without one count as the mean. */
  readonly strength?: number | undefined;
  /** Seats in order of preference; those left out are liked least, and equally. */
  readonly prefers?: readonly SeatId[] | undefined;
  /** Hours that their clock is ahead of UTC, if they would rather meet players of near zones. */
  readonly hours?: number | undefined;
}

/** How the ids of seats begin that nobody fills. */
export const EMPTY = 'empty-seat-';

/** Who sat where on one board. */
export type SeatedBoard = Readonly<Record<SeatId, string>>;

/**
 * How strength decides meetings: nothing; boards of equal sums; each board one player of each pot, as
 * in a draw of a cup; or the strongest together, as in a Swiss round.
 */
export const STRENGTH_RULES = ['ignore', 'balance', 'pots', 'swiss'] as const;
export type StrengthRule = (typeof STRENGTH_RULES)[number];

/** One round to be seated. The number of players is a multiple of the number of seats. */
export interface SeatingProblem {
  readonly players: readonly Entrant[];
  readonly seats: readonly SeatId[];
  /** The boards of earlier rounds, in any order. */
  readonly earlier: readonly SeatedBoard[];
  /** Pairs who should never share a board. */
  readonly apart?: readonly (readonly [string, string])[];
  readonly strength?: StrengthRule | undefined;
}

/**
 * The price of each fault, in the order of their weight: a pair that must be kept apart, a seat held again, an
 * opponent met again, each hour between the clocks of two who mind, an unloved seat. Repeats are squared, so that a
 * third meeting costs more than two second ones.
 */
export const PRICES = {
  apart: 100_000,
  seatAgain: 400,
  metAgain: 100,
  strength: 50,
  hourApart: 1,
  preference: 1,
} as const;
