import type { BySeat, SeatId } from '../../game';
import type { ScoredBoard } from './board';
import { forSeats, type PointRange, type SeatScore, sumOf } from './system';

/** Nothing is known. */
export const UNKNOWN: PointRange = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/** Ranges of all seats: the very points of a board that has ended, bounds for one that is being played. */
export function ranges(
  board: ScoredBoard,
  score: (board: ScoredBoard) => BySeat<SeatScore>,
  bounds: (seat: SeatId) => PointRange,
): BySeat<PointRange> {
  if (board.ending.type === 'running') return forSeats(board.seats, bounds);
  const scores = score(board);
  return forSeats(board.seats, (seat) => {
    const points = scores[seat]?.points ?? 0;
    return { least: points, most: points };
  });
}

/** The narrowest range that holds all of them. */
export function extremes(all: readonly PointRange[]): PointRange {
  return {
    least: Math.min(...all.map(({ least }) => least)),
    most: Math.max(...all.map(({ most }) => most)),
  };
}

/** What sums of one from each range can be. */
export function add(all: readonly PointRange[]): PointRange {
  return { least: sumOf(all.map(({ least }) => least)), most: sumOf(all.map(({ most }) => most)) };
}

/** A range multiplied by each of the factors. */
export function times({ least, most }: PointRange, factors: readonly number[]): PointRange {
  const products = factors.flatMap((factor) => [product(least, factor), product(most, factor)]);
  return { least: Math.min(...products), most: Math.max(...products) };
}

/** Nothing times infinity is nothing here. */
function product(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : one * other;
}
