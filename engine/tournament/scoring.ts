import type { BySeat, Outcome, SeatId } from '../game';

export const SCORING_IDS = ['sum-of-squares', 'draw-size', 'leading-measure'] as const;
export type ScoringId = (typeof SCORING_IDS)[number];

/** One board as scoring sees it: `measure` is the game's leading figure of each seat (stars, victory points). */
export interface ScoredBoard {
  readonly measure: BySeat<number>;
  /** Null while the board is being played: it is then scored as if it ended now, without a winner. */
  readonly outcome: Outcome | null;
}

/** A way to turn the end of a board into points, with an explanation for players. */
export interface ScoringSystem {
  readonly id: ScoringId;
  readonly name: string;
  readonly explanation: string;
  /** Points of every seat of the board. */
  score(board: ScoredBoard): BySeat<number>;
}

const WHOLE = 100;

/** A win that ends the game by its own rules takes all, under every system but plain points. */
function soleWinner(outcome: Outcome | null): SeatId | undefined {
  if (outcome === null || outcome.type === 'year-limit' || outcome.winners.length !== 1) return undefined;
  return outcome.winners[0];
}

function winnerTakesAll(seats: readonly SeatId[], winner: SeatId): BySeat<number> {
  return Object.fromEntries(seats.map((seat) => [seat, seat === winner ? WHOLE : 0]));
}

const sumOfSquares: ScoringSystem = {
  id: 'sum-of-squares',
  name: 'Sum of squares',
  explanation:
    'A winner takes 100. Otherwise each seat gets 100 times the square of its stars, divided by the sum of all squares.',
  score({ measure, outcome }) {
    const seats = Object.keys(measure);
    const winner = soleWinner(outcome);
    if (winner !== undefined) return winnerTakesAll(seats, winner);
    const square = (seat: SeatId) => (measure[seat] ?? 0) ** 2;
    const sum = seats.reduce((total, seat) => total + square(seat), 0);
    return Object.fromEntries(seats.map((seat) => [seat, sum === 0 ? 0 : (WHOLE * square(seat)) / sum]));
  },
};

const drawSize: ScoringSystem = {
  id: 'draw-size',
  name: 'Draw size',
  explanation:
    'Winners share 100 equally, everybody else gets nothing. While a board is played, its leaders share.',
  score({ measure, outcome }) {
    const seats = Object.keys(measure);
    const most = Math.max(...seats.map((seat) => measure[seat] ?? 0));
    const sharers = outcome?.winners ?? seats.filter((seat) => measure[seat] === most);
    return Object.fromEntries(
      seats.map((seat) => [seat, sharers.includes(seat) ? WHOLE / sharers.length : 0]),
    );
  },
};

const leadingMeasure: ScoringSystem = {
  id: 'leading-measure',
  name: 'Plain points',
  explanation: "Each seat gets the game's own figure at the end: stars, or victory points.",
  score: ({ measure }) => measure,
};

export const SCORINGS: Readonly<Record<ScoringId, ScoringSystem>> = {
  'sum-of-squares': sumOfSquares,
  'draw-size': drawSize,
  'leading-measure': leadingMeasure,
};
