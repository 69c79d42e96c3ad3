import type { BySeat, SeatId } from '../../game';

/** How a board ended. One that is being played is scored as if it ended now. */
export type Ending =
  /** One seat won by the game's own rules; a concession counts as one. */
  | { readonly type: 'solo'; readonly winner: SeatId }
  /** Several seats share the result by the game's own rules. */
  | { readonly type: 'draw'; readonly sharers: readonly SeatId[] }
  /** The game is over and figures decide: by the season's limit, or by points as the game's rules have it. */
  | { readonly type: 'timed' }
  | { readonly type: 'running' };

/** What a scoring system sees of a board of any game. */
export interface ScoredBoard {
  readonly seats: readonly SeatId[];
  /** The game's leading figure of each seat: supply centres, stars, victory points. "Centres" in scoring systems. */
  readonly measure: BySeat<number>;
  /** How much of the measure there is in all, 34 in the classic game; left out, what the seats have together. */
  readonly total?: number | undefined;
  /** How much of it wins, 18 in the classic game; left out, the least whole number above half of the total. */
  readonly majority?: number | undefined;
  /** Years or rounds played, counted from 1. */
  readonly years: number;
  /** The year after which the game ends at the latest, where there is one. */
  readonly lastYear?: number | undefined;
  /** The year in which a seat left the game, counted from 1; seats that are still in it have no entry. */
  readonly out: BySeat<number>;
  /** Seats that are out stand in the order of `placing`, which somebody wrote, and not of their years. */
  readonly outByPlaces?: boolean | undefined;
  /** The measure at the end of each year, oldest first; the present one need not be repeated. */
  readonly history: readonly BySeat<number>[];
  readonly ending: Ending;
  /** The game's own order of seats, best first, as far as the game has one; equal seats share a group. */
  readonly placing: readonly (readonly SeatId[])[] | null;
}

/** How years are counted: with the year in which the seat left, or only those that it outlived. */
export type YearsCounted = 'played' | 'survived';

/** The parameter that chooses, in words for organizers. */
export const YEARS_COUNTED = {
  title: 'Years counted',
  description: 'Played: with the year in which the seat left. Survived: without it.',
} as const;

/** A board with everything worked out that definitions speak of. */
export interface Facts {
  readonly board: ScoredBoard;
  readonly seats: readonly SeatId[];
  readonly alive: readonly SeatId[];
  readonly total: number;
  readonly majority: number;
  /** The most centres that a seat has, and the next: equal when the top is shared. */
  readonly top: number;
  readonly second: number;
  /** The seats with the most centres. */
  readonly toppers: readonly SeatId[];
  readonly winner: SeatId | undefined;
  centres(seat: SeatId): number;
  isAlive(seat: SeatId): boolean;
  /** Years of a seat in the game; one that is still in it has them all. */
  years(seat: SeatId, counted: YearsCounted): number;
}

/** Works out what the definitions of scoring systems speak of. */
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

/** How much of the measure there is in all. */
export function totalOf({ seats, measure, total }: ScoredBoard): number {
  return total ?? seats.reduce((sum, seat) => sum + (measure[seat] ?? 0), 0);
}

/** How much of the measure wins the game alone. */
export function majorityOf(board: ScoredBoard): number {
  return board.majority ?? Math.floor(totalOf(board) / 2) + 1;
}

/** The seats that share the result: of a draw its sharers, otherwise the survivors or the leaders among them. */
export function sharersOf(facts: Facts, undecided: 'survivors' | 'leaders'): readonly SeatId[] {
  const { board, alive, toppers, winner } = facts;
  if (winner !== undefined) return [winner];
  if (board.ending.type === 'draw') return board.ending.sharers;
  if (undecided === 'survivors') return alive;
  return board.placing?.[0] ?? toppers;
}
