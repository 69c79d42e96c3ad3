import type { BySeat, SeatId } from '../../game';

/** How a board ended. A running one is scored as if it ended now. */
export type Ending =
  /** One seat won by the game's own rules; a concession counts as a win. */
  | { readonly type: 'solo'; readonly winner: SeatId }
  /** Several seats share the result by the game's own rules. */
  | { readonly type: 'draw'; readonly sharers: readonly SeatId[] }
  /** The game is over and figures decide: because of the season's limit, or by points under the game's rules. */
  | { readonly type: 'timed' }
  | { readonly type: 'running' };

/** The data of a board of any game for a scoring system. */
export interface ScoredBoard {
  readonly seats: readonly SeatId[];
  /**
   * The game's leading measure for each seat: supply centres, stars, victory points. Called "centres" in scoring
   * systems.
   */
  readonly measure: BySeat<number>;
  /** The total of the measure, 34 in the classic game; default: the sum over the seats. */
  readonly total?: number | undefined;
  /** How much of it wins, 18 in the classic game; default: the least whole number above half of the total. */
  readonly majority?: number | undefined;
  /** Years or rounds played, counted from 1. */
  readonly years: number;
  /** The year after which the game ends at the latest, if there is one. */
  readonly lastYear?: number | undefined;
  /** The year in which a seat left the game, counted from 1; seats that are still in it have no entry. */
  readonly out: BySeat<number>;
  /** Seats that are out stand in the order of `placing`, which somebody wrote, and not of their years. */
  readonly outByPlaces?: boolean | undefined;
  /** The measure at the end of each year, oldest first; the present one need not be repeated. */
  readonly history: readonly BySeat<number>[];
  readonly ending: Ending;
  /** The game's own order of seats, best first, if the game has one; equal seats share a group. */
  readonly placing: readonly (readonly SeatId[])[] | null;
}

/** How years are counted: including the year in which the seat left, or only those it survived. */
export type YearsCounted = 'played' | 'survived';

/** The parameter for this choice, with its text for organizers. */
export const YEARS_COUNTED = {
  title: 'Years counted',
  description: 'Played: with the year in which the seat left. Survived: without it.',
} as const;

/** A board with all derived values that definitions use. */
export interface Facts {
  readonly board: ScoredBoard;
  readonly seats: readonly SeatId[];
  readonly alive: readonly SeatId[];
  readonly total: number;
  readonly majority: number;
  /** The highest number of centres of a seat, and the next: equal if the top is shared. */
  readonly top: number;
  readonly second: number;
  /** The seats with the most centres. */
  readonly toppers: readonly SeatId[];
  readonly winner: SeatId | undefined;
  centres(seat: SeatId): number;
  isAlive(seat: SeatId): boolean;
  /** A seat's years in the game; all years if it is still in it. */
  years(seat: SeatId, counted: YearsCounted): number;
}

/** Computes the values that the definitions of scoring systems use. */
export function factsOf(board: ScoredBoard): Facts {
  const { seats, measure, out, ending } = board;
  const centres = (seat: SeatId) => measure[seat] ?? 0;
  const isAlive = (seat: SeatId) => out[seat] === undefined;
  const alive = seats.filter(isAlive);
  const total = totalOf(board);
  const counts = seats.map(centres).sort((one, other) => other - one);
  const top = counts[0] ?? 0;
  return {
    board,
    seats,
    alive,
    total,
    majority: majorityOf(board),
    top,
    second: counts[1] ?? 0,
    toppers: alive.filter((seat) => centres(seat) === top),
    winner: ending.type === 'solo' ? ending.winner : undefined,
    centres,
    isAlive,
    years: (seat, counted) => Math.max(0, (out[seat] ?? board.years) - (counted === 'survived' ? 1 : 0)),
  };
}

export function totalOf({ seats, measure, total }: ScoredBoard): number {
  return total ?? seats.reduce((sum, seat) => sum + (measure[seat] ?? 0), 0);
}

/** How much of the measure wins the game alone. */
export function majorityOf(board: ScoredBoard): number {
  return board.majority ?? Math.floor(totalOf(board) / 2) + 1;
}

/** The seats that share the result: the sharers of a draw, otherwise the survivors or the leaders among them. */
export function sharersOf(facts: Facts, undecided: 'survivors' | 'leaders'): readonly SeatId[] {
  const { board, alive, toppers, winner } = facts;
  if (winner !== undefined) return [winner];
  if (board.ending.type === 'draw') return board.ending.sharers;
  if (undecided === 'survivors') return alive;
  return board.placing?.[0] ?? toppers;
}
