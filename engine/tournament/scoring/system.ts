import type * as z from 'zod';
import type { BySeat, SeatId } from '../../game';
import type { Message } from '../../game/message';
import type { ScoredBoard } from './board';

/** One thing that a seat is paid for, in words for players: "10 for each of 7 stars". */
export interface Line {
  readonly text: Message;
  readonly points: number;
}

/** Points of a seat and the lines that explain them; the lines, added in their order, are the points. */
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
 * A way to turn the end of a board into points. Methods are declared as methods so that systems of any parameters
 * can stand in one table.
 */
export interface ScoringSystem<Parameters = unknown> {
  readonly id: string;
  /** A name of its own in every language, or words. */
  readonly name: Message | string;
  /** Where the definition was read. */
  readonly source: string;
  readonly parameters: z.ZodType<Parameters>;
  /** What the system pays for, in sentences for players. */
  explain(parameters: Parameters): readonly Message[];
  score(board: ScoredBoard, parameters: Parameters): BySeat<SeatScore>;
  /** Whether it reads the measure of earlier years. Absent: it does not. */
  readsHistory?(parameters: Parameters): boolean;
  /**
   * Bounds on what a seat can get from any end that the board can still come to. They may be wider than the truth,
   * never narrower; infinite where nothing is known.
   */
  range(board: ScoredBoard, parameters: Parameters): BySeat<PointRange>;
}

/** The score that lines add up to. */
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

/** A line, or null when it pays nothing. */
export function line(text: Message, points: number): Line | null {
  return points === 0 ? null : { text, points };
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
