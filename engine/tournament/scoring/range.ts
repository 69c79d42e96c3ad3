import type { BySeat, SeatId } from '../../game';
import type { ScoredBoard } from './board';
import { forSeats, type PointRange, type SeatScore, sumOf } from './system';

/** Nothing is known. */
export const UNKNOWN: PointRange = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/** Ranges of all seats: the exact points of a finished board, bounds for a running one. */
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

/** The narrowest range that contains all of them. */
export function extremes(all: readonly PointRange[]): PointRange {
  return {
    least: Math.min(...all.map(({ least }) => least)),
    most: Math.max(...all.map(({ most }) => most)),
  };
}

/** The range of sums with one summand from each range. */
export function add(all: readonly PointRange[]): PointRange {
  return { least: sumOf(all.map(({ least }) => least)), most: sumOf(all.map(({ most }) => most)) };
}

/** A range multiplied by each of the factors. */
export function times({ least, most }: PointRange, factors: readonly number[]): PointRange {
  const products = factors.flatMap((factor) => [product(least, factor), product(most, factor)]);
  return { least: Math.min(...products), most: Math.max(...products) };
}

/** Here, 0 times infinity is 0. */
function product(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : one * other;
}
