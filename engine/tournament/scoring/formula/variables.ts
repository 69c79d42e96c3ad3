import type { SeatId } from '../../../game';
import type { Message } from '../../../game/message';
import { type Facts, sharersOf } from '../board';
import { message } from '../message';
import { rankingOf } from '../ranking';
import { sumOf } from '../system';

export type Value = number | boolean;

interface Variable {
  readonly type: 'number' | 'boolean';
  readonly about: Message;
  value(facts: Facts, seat: SeatId): Value;
}

function number(about: Message, value: (facts: Facts, seat: SeatId) => number): Variable {
  return { type: 'number', about, value };
}

function truth(about: Message, value: (facts: Facts, seat: SeatId) => boolean): Variable {
  return { type: 'boolean', about, value };
}

/** The names that a formula can use; `about` is the documentation. */
export const VARIABLES: ReadonlyMap<string, Variable> = new Map(
  Object.entries({
    own: number(message('name.own'), (facts, seat) => facts.centres(seat)),
    total: number(message('name.total'), ({ total }) => total),
    majority: number(message('name.majority'), ({ majority }) => majority),
    top: number(message('name.top'), ({ top }) => top),
    second: number(message('name.second'), ({ second }) => second),
    tops: number(message('name.tops'), ({ toppers }) => toppers.length),
    lead: number(
      message('name.lead'),
      (facts, seat) =>
        facts.centres(seat) - Math.max(0, ...facts.seats.filter((one) => one !== seat).map(facts.centres)),
    ),
    squares: number(message('name.squares'), (facts) =>
      sumOf(facts.seats.map((seat) => facts.centres(seat) ** 2)),
    ),
    seats: number(message('name.seats'), ({ seats }) => seats.length),
    survivors: number(message('name.survivors'), ({ alive }) => alive.length),
    place: number(message('name.place'), placeOf),
    tied: number(message('name.tied'), tiedWith),
    years: number(message('name.years'), ({ board }) => board.years),
    yearOut: number(message('name.yearOut'), ({ board }, seat) => board.out[seat] ?? 0),
    sharers: number(message('name.sharers'), (facts) => sharersOf(facts, 'survivors').length),
    alive: truth(message('name.alive'), (facts, seat) => facts.isAlive(seat)),
    winner: truth(message('name.winner'), (facts, seat) => facts.winner === seat),
    solo: truth(message('name.solo'), (facts) => facts.winner !== undefined),
    sharer: truth(message('name.sharer'), (facts, seat) => sharersOf(facts, 'survivors').includes(seat)),
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
