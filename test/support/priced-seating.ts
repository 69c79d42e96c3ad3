import { costsOf } from '../../engine/tournament/seating/costs';
import {
  EMPTY,
  type Entrant,
  type SeatedBoard,
  type SeatingProblem,
} from '../../engine/tournament/seating/problem';
import { totalCost } from '../../engine/tournament/seating/search';

const SEATS = ['north', 'east', 'south', 'west'];

/** A round to be seated, in letters. */
export interface GivenRound extends Partial<Omit<SeatingProblem, 'players' | 'earlier' | 'seats'>> {
  /** Players, a letter each; a dash is an empty seat. */
  readonly players: string;
  readonly of?: (at: number) => Partial<Entrant>;
  readonly size: number;
  readonly earlier?: string;
}

function boardsOf(text: string, size: number): readonly SeatedBoard[] {
  return text
    .split(' ')
    .map((board) => Object.fromEntries(SEATS.slice(0, size).map((seat, at) => [seat, board[at] ?? ''])));
}

/** The seating problem of the letters. */
export function problemOf({ players, of = () => ({}), size, earlier, ...more }: GivenRound): SeatingProblem {
  return {
    players: [...players].map((id, at) => ({ id: id === '-' ? `${EMPTY}${at}` : id, ...of(at) })),
    seats: SEATS.slice(0, size),
    earlier: earlier === undefined ? [] : boardsOf(earlier, size),
    ...more,
  };
}

/** The cost of a seating of these letters. */
export function priceOf(given: GivenRound, boards: string): number {
  const places = [...boards.replaceAll(' ', '')].map((letter) => given.players.indexOf(letter));
  return totalCost(Int32Array.from(places), costsOf(problemOf(given), 'lots'));
}
