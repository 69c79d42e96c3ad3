import type { SeatId } from '../../../game';
import { type Facts, sharersOf } from '../board';
import { rankingOf } from '../ranking';
import { sumOf } from '../system';

export type Value = number | boolean;

interface Variable {
  readonly type: 'number' | 'boolean';
  readonly about: string;
  value(facts: Facts, seat: SeatId): Value;
}

function number(about: string, value: (facts: Facts, seat: SeatId) => number): Variable {
  return { type: 'number', about, value };
}

function truth(about: string, value: (facts: Facts, seat: SeatId) => boolean): Variable {
  return { type: 'boolean', about, value };
}

/** What a formula can name; `about` is the documentation. */
export const VARIABLES: ReadonlyMap<string, Variable> = new Map(
  Object.entries({
    own: number("the seat's own measure: centres, stars, points", (facts, seat) => facts.centres(seat)),
    total: number('how much of the measure there is in all', ({ total }) => total),
    majority: number('how much of it wins the game', ({ majority }) => majority),
    top: number('the most that a seat has', ({ top }) => top),
    second: number('the next most; equal to top when the top is shared', ({ second }) => second),
    tops: number('how many seats have the most', ({ toppers }) => toppers.length),
    lead: number(
      'own, less the most that any other seat has',
      (facts, seat) =>
        facts.centres(seat) - Math.max(0, ...facts.seats.filter((one) => one !== seat).map(facts.centres)),
    ),
    squares: number('the sum of the squares of all seats', (facts) =>
      sumOf(facts.seats.map((seat) => facts.centres(seat) ** 2)),
    ),
    seats: number('how many seats the board has', ({ seats }) => seats.length),
    survivors: number('how many of them are still in the game', ({ alive }) => alive.length),
    place: number('the place: 1 for the best; seats that are out come last, the later the better', placeOf),
    tied: number('how many seats share this place; 1 for a place of its own', tiedWith),
    years: number('years or rounds played', ({ board }) => board.years),
    yearOut: number(
      'the year in which the seat left the game, from 1; 0 while it is in',
      ({ board }, seat) => board.out[seat] ?? 0,
    ),
    sharers: number(
      'how many share the result: 1 after a solo, the sharers of a draw, otherwise all survivors',
      (facts) => sharersOf(facts, 'survivors').length,
    ),
    alive: truth('whether the seat is still in the game', (facts, seat) => facts.isAlive(seat)),
    winner: truth('whether the seat won alone', (facts, seat) => facts.winner === seat),
    solo: truth('whether any seat won alone', (facts) => facts.winner !== undefined),
    sharer: truth('whether the seat is one of the sharers', (facts, seat) =>
      sharersOf(facts, 'survivors').includes(seat),
    ),
  }),
);

function placeOf(facts: Facts, seat: SeatId): number {
  const groups = rankingOf(facts, 'elimination');
  const at = groups.findIndex((group) => group.includes(seat));
  return 1 + sumOf(groups.slice(0, Math.max(0, at)).map((group) => group.length));
}

function tiedWith(facts: Facts, seat: SeatId): number {
  return rankingOf(facts, 'elimination').find((group) => group.includes(seat))?.length ?? 1;
}

/** The names that a formula can use, for pages that help to write one. */
export const FORMULA_NAMES = [...VARIABLES].map(([name, { type, about }]) => ({ name, type, about }));
