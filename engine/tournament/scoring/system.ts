import type * as z from 'zod';
import type { BySeat, SeatId } from '../../game';
import type { Message } from '../../game/message';
import type { ScoredBoard } from './board';

/** One payment to a seat, in words for players: "10 for each of 7 stars". */
export interface Line {
  readonly text: Message;
  readonly points: number;
}

/** Points of a seat and the lines that explain them; the points are the sum of the lines in their order. */
export interface SeatScore {
  readonly points: number;
  readonly lines: readonly Line[];
}

/** The least and the most that a seat can still get from a board. */
export interface PointRange {
  readonly least: number;
  readonly most: number;
}

/**
 * A way to turn the end of a board into points. Methods are declared as methods so that systems with any parameters fit
 * into one table.
 */
export interface ScoringSystem<Parameters = unknown> {
  readonly id: string;
  /** A proper name that is the same in every language, or a message. */
  readonly name: Message | string;
  /** The source of the definition. */
  readonly source: string;
  readonly parameters: z.ZodType<Parameters>;
  /** A description of its payments, in sentences for players. */
  explain(parameters: Parameters): readonly Message[];
  score(board: ScoredBoard, parameters: Parameters): BySeat<SeatScore>;
  /** Whether it uses the measure of earlier years. Absent: it does not. */
  readsHistory?(parameters: Parameters): boolean;
  /**
   * Bounds of what a seat can get from any end that is still possible. They may be wider than the true range, never
   * narrower; infinite if unknown.
   */
  range(board: ScoredBoard, parameters: Parameters): BySeat<PointRange>;
}

/** The score with the sum of the lines. */
export function scoreOf(lines: readonly Line[]): SeatScore {
  return { lines, points: sumOf(lines.map(({ points }) => points)) };
}

/** Scores of all seats from the lines of each. */
export function scores(
  seats: readonly SeatId[],
  linesOf: (seat: SeatId) => readonly (Line | null)[],
): BySeat<SeatScore> {
  return forSeats(seats, (seat) => scoreOf(linesOf(seat).filter((line) => line !== null)));
}

/** A table with an entry for every seat. */
export function forSeats<T>(seats: readonly SeatId[], entry: (seat: SeatId) => T): BySeat<T> {
  return Object.fromEntries(seats.map((seat) => [seat, entry(seat)]));
}

/** A line, or null if it pays nothing. */
export function line(text: Message, points: number): Line | null {
  return points === 0 ? null : { text, points };
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
