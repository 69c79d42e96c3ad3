import * as z from 'zod';
import type { SeatId } from '../../game';
import type { Message } from '../../game/message';
import type { Facts } from './board';
import { message, series } from './message';
import { sumOf } from './system';

/** The criterion for the order of seats, from the best. */
export const RANKING_ORDERS = ['centres', 'elimination', 'recent-lead', 'placing'] as const;
export type RankingOrder = (typeof RANKING_ORDERS)[number];

/**
 * The points of seats of equal rank for the places they share, such as the second and the third: the average of both
 * (`split`), the points of the lowest (`lower`) or of the highest of them (`higher`), or the sum divided by the square
 * of their number (`squared`). `table` has its own values for ties of two; three or more get the points of the lowest
 * place, or those of a tie of two for the second lowest place.
 */
export const TieRule = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.enum(['split', 'lower', 'higher', 'squared']) }),
  z.strictObject({
    rule: z.literal('table'),
    two: z.array(z.number()).meta({ title: 'Two equal seats get, by their first place' }),
    more: z.enum(['lower', 'second-lowest']).meta({ title: 'Three or more get that of the place' }),
  }),
]);
export type TieRule = z.infer<typeof TieRule>;

/** The seats from the best; equal seats share a group. */
export function rankingOf(facts: Facts, order: RankingOrder): readonly (readonly SeatId[])[] {
  if (order === 'placing' && facts.board.placing !== null) return facts.board.placing;
  const keys = new Map(facts.seats.map((seat) => [seat, rankKey(facts, order, seat)]));
  const key = (seat: SeatId) => keys.get(seat) ?? [];
  const groups: SeatId[][] = [];
  for (const seat of [...facts.seats].sort((one, other) => compareKeys(key(other), key(one)))) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compareKeys(key(last[0]), key(seat)) === 0) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** Compared figure by figure, the higher the better. */
function rankKey(facts: Facts, order: RankingOrder, seat: SeatId): readonly number[] {
  const centres = facts.centres(seat);
  switch (order) {
    case 'centres':
    case 'placing':
      return [centres];
    case 'elimination':
      return facts.isAlive(seat) ? [1, centres] : [0, outRank(facts, seat)];
    case 'recent-lead':
      return [centres, ...facts.board.history.map((year) => year[seat] ?? 0).reverse()];
  }
}

/** How long a seat that is out lasted, the higher the longer: by its year, or by the place that somebody wrote. */
function outRank({ board }: Facts, seat: SeatId): number {
  if (board.outByPlaces !== true || board.placing === null) return board.out[seat] ?? 0;
  return -board.placing.findIndex((seats) => seats.includes(seat));
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/**
 * The points of each seat in a group of equals.
 * @param first the group's first place, counted from 0
 * @param size how many share it
 */
export function placePoints(points: readonly number[], ties: TieRule, first: number, size: number): number {
  const at = (place: number) => points[place] ?? 0;
  const last = first + size - 1;
  const sum = sumOf(points.slice(first, last + 1));
  switch (ties.rule) {
    case 'split':
      return sum / size;
    case 'lower':
      return at(last);
    case 'higher':
      return at(first);
    case 'squared':
      return sum / size ** 2;
    case 'table':
      if (size === 1) return at(first);
      if (size === 2) return ties.two[first] ?? 0;
      return ties.more === 'lower' ? at(last) : (ties.two[last - 1] ?? 0);
  }
}

const TIE_WORDS = {
  split: message('equals.split'),
  lower: message('equals.lower'),
  higher: message('equals.higher'),
  squared: message('equals.squared'),
} as const;

/** A tie rule in a sentence for players. */
export function tieWords(ties: TieRule): Message {
  if (ties.rule !== 'table') return TIE_WORDS[ties.rule];
  const more = ties.more === 'lower' ? 'lower' : 'secondLowest';
  return message('equals.table', { two: series(ties.two), more });
}

/** The places of a group of equals, as text for lines. */
export function placesText(first: number, size: number): Message {
  return size === 1
    ? message('line.place', { place: first + 1 })
    : message('line.places', { first: first + 1, last: first + size });
}
