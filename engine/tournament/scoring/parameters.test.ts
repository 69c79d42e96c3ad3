import { expect, test } from 'vitest';
import { inEnglish } from '../../../test/support/translated';
import type { ScoringId } from '.';
import { SCORINGS } from './all';
import { boardOf } from './written-board';

/** Finished boards, in the order of the columns of points below. */
const ENDED = [
  boardOf('8 5 5 2 0@2', 'timed, year 4'),
  boardOf('7 7 6 0@3', 'draw ab, year 4'),
  boardOf('5 4 3@2 0@3', 'timed, year 4'),
  boardOf('11 5 4 0@2', 'solo a, year 4'),
];
/** A running board: a is in the game, e is out with a centre. */
const OPEN = { ...boardOf('8 5 5 1 1@2', 'running, year 4'), total: 20, lastYear: 6 };

interface Case {
  readonly id: ScoringId;
  readonly parameters: object;
  readonly words: string;
  readonly points: readonly string[];
  readonly ranges: string;
}

const cases: readonly Case[] = [
  {
    id: 'sum-of-squares',
    parameters: { linear: 2 },
    words:
      'Winning alone pays 100. Otherwise 100 are divided among the seats in proportion to centres² + 2 × centres + 0.',
    points: ['50.63 22.15 22.15 5.06 0', '36.21 36.21 27.59 0', '47.3 32.43 20.27 0', '100 0 0 0'],
    ranges: '0 to 100, 0 to 100',
  },
  {
    id: 'sum-of-squares',
    parameters: { constant: 5, square: 0.5 },
    words:
      'Winning alone pays 100. Otherwise 100 are divided among the seats in proportion to 0.5 × centres² + 0 × centres + 5. Seats that are out are not paid for it, but count in the sum.',
    points: ['44.05 20.83 20.83 8.33 0', '33.91 33.91 26.44 0', '38.89 28.89 0 0', '100 0 0 0'],
    ranges: '0 to 100, 0 to 0',
  },
  {
    id: 'manorcon',
    parameters: { outCounts: false, constant: 5, outPerYear: 0 },
    words:
      'Winning alone pays 75. Otherwise 100 are divided among the seats in proportion to centres² + 4 × centres + 5. Seats that are out are not paid for it and do not count.',
    points: ['46.33 22.94 22.94 7.8 0', '35.81 35.81 28.38 0', '57.47 42.53 0 0', '75 0 0 0'],
    ranges: '0 to 100, 0 to 0',
  },
  {
    id: 'manorcon',
    parameters: { rounding: 'up', pot: 50.5, outPerYear: 0.5, years: 'played' },
    words:
      'Winning alone pays 75. Otherwise 50.5 are divided among the seats in proportion to centres² + 4 × centres + 16. Seats that are out are not paid for it, but count in the sum. Seats that are out, and losers to a solo, get 0.5 per year played. Shares are rounded up.',
    points: ['21 12 12 6 1', '17 17 14 1.5', '20 15 1 1.5', '75 2 2 1'],
    ranges: '0 to 75, 0 to 1',
  },
  {
    id: 'sum-of-squares',
    parameters: { square: 0, pot: -7 },
    words:
      'Winning alone pays 100. Otherwise -7 are divided among the seats in proportion to the squares of their centres.',
    points: ['0 0 0 0 0', '0 0 0 0', '0 0 0 0', '100 0 0 0'],
    ranges: '-7 to 100, -7 to 0',
  },
  {
    id: 'draw-size',
    parameters: { perCentre: 2, pot: 30 },
    words:
      'Winning alone pays 30; those who share a draw share it equally. Without an agreed draw the leaders share. Each centre pays 2 more, except to those left out of a draw.',
    points: ['46 0 0 0 0', '29 29 0 0', '40 0 0 0', '52 10 8 0'],
    ranges: '0 to 70, 0 to 2',
  },
  {
    id: 'draw-size',
    parameters: { undecided: 'survivors' },
    words:
      'Winning alone pays 100; those who share a draw share it equally. Without an agreed draw the survivors share.',
    points: ['25 25 25 25 0', '50 50 0 0', '50 50 0 0', '100 0 0 0'],
    ranges: '0 to 100, 0 to 0',
  },
  {
    id: 'draw-size-420',
    parameters: { perCentre: -1, pot: 0 },
    words:
      'Winning alone pays 0; those who share a draw share it equally. Without an agreed draw the survivors share. Each centre pays -1 more, except to those left out of a draw.',
    points: ['-8 -5 -5 -2 0', '-7 -7 0 0', '-5 -4 0 0', '-11 -5 -4 0'],
    ranges: '-20 to 0, -1 to 0',
  },
  {
    id: 'survivors-win',
    parameters: { rounding: 'up', pot: 10.5 },
    words:
      'After a win alone 10.5 are shared by centres, those of the winner beyond a majority left out; in a draw all survivors share equally. Shares of centres are rounded up.',
    points: ['2.63 2.63 2.63 2.63 0', '5.25 5.25 0 0', '5.25 5.25 0 0', '6 3 3 0'],
    ranges: '0 to 11, 0 to 0',
  },
  {
    id: 'dixie',
    parameters: { perCentre: 0, rounded: false },
    words:
      'By place 270, 70, 50, 34, 20, 10, 0; those in a draw share the first places equally. Equal seats share the points of their places. 0 per centre.',
    points: ['106 106 106 106 20', '170 170 50 34', '170 170 34 50', '270 70 50 34'],
    ranges: '0 to 270, 0 to 70',
  },
  {
    id: 'dixie',
    parameters: { perCentre: -1, ties: { rule: 'lower' }, places: [10, 5, -3] },
    words:
      'By place 10, 5, -3; those in a draw share the first places equally. Equal seats get the points of the lowest of their places. -1 per centre.',
    points: ['-5 -2 -2 1 0', '1 1 -9 0', '3 4 -3 -3', '-1 0 -7 0'],
    ranges: '-23 to 10, -4 to 5',
  },
  {
    id: 'dixie',
    parameters: { ties: { rule: 'table', two: [90, 80], more: 'lower' } },
    words:
      'By place 270, 70, 50, 34, 20, 10, 0; those in a draw share the first places equally. Two equal seats get 90, 80 by place; three or more get the points of the lowest of their places. 4 per centre.',
    points: ['138 126 126 114 20', '198 198 74 34', '190 186 46 50', '314 90 66 34'],
    ranges: '0 to 350, 0 to 84',
  },
  {
    id: 'tribute',
    parameters: { perCentre: -1, survival: 10, free: 0, rate: 0.5, ties: 'squared' },
    words:
      'Winning alone pays 100, all others nothing. Otherwise -1 per centre, 10 shared by all survivors; each other survivor pays those on top 0.5 for every centre they have over 0, at most the own share of the 10, on a shared top divided by the square of their number.',
    points: ['2 -5 -5 -2 0', '-2.83 -2.83 -6 0', '2.5 -1.5 -3 0', '100 0 0 0'],
    ranges: '-20 to 100, -1 to 0',
  },
  {
    id: 'tribute',
    parameters: { free: 7, rate: 2 },
    words:
      'Winning alone pays 100, all others nothing. Otherwise 1 per centre, 66 shared by all survivors; each other survivor pays those on top 2 for every centre they have over 7, at most the own share of the 66, shared equally on a shared top.',
    points: ['30.5 19.5 19.5 16.5 0', '29 29 28 0', '38 37 3 0', '100 0 0 0'],
    ranges: '0 to 100, 0 to 1',
  },
  {
    id: 'open-tribute',
    parameters: { rounded: false, base: -5, perCentre: -1, ties: 'split' },
    words:
      'Winning alone pays 340, all others nothing. Otherwise survivors get -5 and -1 per centre, less 1 for every centre that the top has more; those on top get all of that, and as many as the top has for each seat that is out, shared equally on a shared top.',
    points: ['7 -13 -13 -13 0', '-8 -8 -12 0', '-2 -10 0 0', '340 0 0 0'],
    ranges: '-45 to 340, 0 to 0',
  },
  {
    id: 'open-tribute',
    parameters: { base: 1 },
    words:
      'Winning alone pays 340, all others nothing. Otherwise survivors get 1 and 3 per centre, less 1 for every centre that the top has more; those on top get all of that, and as many as the top has for each seat that is out, on a shared top divided by the square of their number, rounded down.',
    points: ['45 13 13 1 0', '24 24 18 0', '24 12 0 0', '340 0 0 0'],
    ranges: '-20 to 340, 0 to 0',
  },
  {
    id: 'leading-measure',
    parameters: { factor: -2 },
    words: 'A seat gets as many points as it has centres at the end, times -2.',
    points: ['-16 -10 -10 -4 0', '-14 -14 -12 0', '-10 -8 -6 0', '-22 -10 -8 0'],
    ranges: '-40 to 0, -2 to 0',
  },
  {
    id: 'leading-measure',
    parameters: { factor: 0.5 },
    words: 'A seat gets as many points as it has centres at the end, times 0.5.',
    points: ['4 2.5 2.5 1 0', '3.5 3.5 3 0', '2.5 2 1.5 0', '5.5 2.5 2 0'],
    ranges: '0 to 10, 0 to 0.5',
  },
  {
    id: 'rank-points',
    parameters: { places: { points: [3, 2], ties: { rule: 'higher' }, order: 'placing' } },
    words:
      'A win alone counts like any other end. The end pays by place 3, 2, by the placing of the game. Equal seats get the points of the highest of their places.',
    points: ['3 2 2 0 0', '3 3 0 0', '3 2 0 0', '3 2 0 0'],
    ranges: '0 to 3, 0 to 3',
  },
];

const shown = (points: number) => (Number.isFinite(points) ? String(Math.round(points * 100) / 100) : 'any');

test.each(cases)('$id with $parameters', ({ id, parameters, words, points, ranges }) => {
  const system = SCORINGS[id];
  const read = system.parameters.parse(parameters);
  expect(system.explain(read).map(inEnglish).join(' ')).toBe(words);
  const paid = ENDED.map((board) => {
    const scores = system.score(board, read);
    return board.seats.map((seat) => shown(scores[seat]?.points ?? 0)).join(' ');
  });
  expect(paid).toEqual(points);
  const open = system.range(OPEN, read);
  const known = ['a', 'e'].map(
    (seat) => `${shown(open[seat]?.least ?? 0)} to ${shown(open[seat]?.most ?? 0)}`,
  );
  expect(known.join(', ')).toBe(ranges);
});

test('a system reads earlier years only where its places go by who was ahead', () => {
  const reads = (id: ScoringId, parameters: object = {}) =>
    SCORINGS[id].readsHistory?.(SCORINGS[id].parameters.parse(parameters)) ?? false;
  const places = (order: string) => ({ places: { points: [1], ties: { rule: 'split' }, order } });
  expect(reads('maxonian')).toBe(true);
  expect(reads('carnage')).toBe(false);
  expect(reads('dixie')).toBe(false);
  expect(reads('own')).toBe(false);
  expect(reads('own', places('recent-lead'))).toBe(true);
  expect(reads('own', places('centres'))).toBe(false);
});
