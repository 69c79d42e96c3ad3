import { expect, test } from 'vitest';
import { inEnglish } from '../../../../test/support/translated';
import { SCORINGS } from '../all';
import { boardOf } from '../written-board';

/** Finished boards, in the order of the columns of points below. */
const ENDED = [
  boardOf('8 5 5 2 0@2', 'timed, year 4'),
  boardOf('7 7 6 0@3', 'draw ab, year 4'),
  boardOf('6 6 6 2', 'timed, year 4 after 1 2 3 4; 4 4 2 1'),
  boardOf('11 5 4 0@2', 'solo a, year 4'),
];
/** A running board: a is in the game, e is out. */
const OPEN = { ...boardOf('8 5 5 2 0@2', 'running, year 4'), total: 20, lastYear: 6 };

interface Case {
  readonly shows: string;
  readonly parameters: unknown;
  readonly words: string;
  readonly points: readonly string[];
  readonly ranges: string;
}

const cases: readonly Case[] = [
  {
    shows: 'a table of centres',
    parameters: { centreTable: { points: [1, 5, 9], beyond: 2 } },
    words:
      'A win alone counts like any other end. The end pays by number of centres from 0: 1, 5, 9, then 2 more for each.',
    points: ['21 15 15 9 1', '19 19 17 1', '17 17 17 9', '27 15 13 1'],
    ranges: '1 to 49, 1 to 1',
  },
  {
    shows: 'a table of centres without more',
    parameters: { centreTable: { points: [0, 5, 9], beyond: 0 } },
    words: 'A win alone counts like any other end. The end pays by number of centres from 0: 0, 5, 9.',
    points: ['9 9 9 9 0', '9 9 9 0', '9 9 9 9', '9 9 9 0'],
    ranges: '0 to 9, 0 to 0',
  },
  {
    shows: 'the top divided',
    parameters: { top: { ties: 'divided', points: 9, by: 3 } },
    words:
      'A win alone counts like any other end. The end pays 9 on top, divided by 3 for each further seat that shares the top.',
    points: ['9 0 0 0 0', '3 3 0 0', '1 1 1 0', '9 0 0 0'],
    ranges: '0 to 9, 0 to 0',
  },
  {
    shows: 'the top divided by less than one',
    parameters: { top: { ties: 'divided', points: 9, by: 0.5 } },
    words:
      'A win alone counts like any other end. The end pays 9 on top, divided by 0.5 for each further seat that shares the top.',
    points: ['9 0 0 0 0', '18 18 0 0', '36 36 36 0', '9 0 0 0'],
    ranges: 'any to any, 0 to 0',
  },
  {
    shows: 'the top divided by one',
    parameters: { top: { ties: 'divided', points: 9, by: 1 } },
    words:
      'A win alone counts like any other end. The end pays 9 on top, divided by 1 for each further seat that shares the top.',
    points: ['9 0 0 0 0', '9 9 0 0', '9 9 9 0', '9 0 0 0'],
    ranges: '0 to 9, 0 to 0',
  },
  {
    shows: 'the top by a list',
    parameters: { top: { ties: 'list', points: [5, 2] } },
    words: 'A win alone counts like any other end. The end pays on top alone, by two, and so on: 5, 2 each.',
    points: ['5 0 0 0 0', '2 2 0 0', '0 0 0 0', '5 0 0 0'],
    ranges: '0 to 5, 0 to 0',
  },
  {
    shows: 'a lone top per centre',
    parameters: { top: { ties: 'lone-per-centre', perCentre: 2 } },
    words:
      'A win alone counts like any other end. The end pays to a lone top 2 more for each of its centres.',
    points: ['16 0 0 0 0', '0 0 0 0', '0 0 0 0', '22 0 0 0'],
    ranges: '0 to 40, 0 to 0',
  },
  {
    shows: 'the top shared by two at most',
    parameters: { top: { ties: 'split', points: 12, atMost: 2 } },
    words:
      'A win alone counts like any other end. The end pays 12 shared by those on top, if they are 2 at most.',
    points: ['12 0 0 0 0', '6 6 0 0', '0 0 0 0', '12 0 0 0'],
    ranges: '0 to 12, 0 to 0',
  },
  {
    shows: 'the top shared',
    parameters: { top: { ties: 'split', points: 12, atMost: null } },
    words: 'A win alone counts like any other end. The end pays 12 shared by those on top.',
    points: ['12 0 0 0 0', '6 6 0 0', '4 4 4 0', '12 0 0 0'],
    ranges: '0 to 12, 0 to 0',
  },
  {
    shows: 'domination',
    parameters: { domination: { points: 12, shares: [3, 2, 1] } },
    words:
      'A win alone counts like any other end. The end pays 12 divided by shares: 3, 2, 1 for the top, one below, and so on.',
    points: ['12 0 0 0 0', '4.5 4.5 3 0', '4 4 4 0', '12 0 0 0'],
    ranges: '0 to 12, 0 to 0',
  },
  {
    shows: 'fixed for the top and those below',
    parameters: { pike: { lone: 6, tied: 4, below: [4, -2] } },
    words:
      'A win alone counts like any other end. The end pays 6 alone on top, 4 on a shared top, 4, -2 for one below, two below; a lone top takes what nobody claims.',
    points: ['8 0 0 0 0', '4 4 4 0', '4 4 4 0', '8 0 0 0'],
    ranges: '-2 to 10, 0 to 0',
  },
  {
    shows: 'over a number',
    parameters: { over: { centres: 3, perCentre: 2 } },
    words:
      'A win alone counts like any other end. The end pays 2 per centre over 3, after a win alone to the winner only.',
    points: ['10 4 4 0 0', '8 8 6 0', '6 6 6 0', '16 0 0 0'],
    ranges: '0 to 40, 0 to 0',
  },
  {
    shows: 'over a number below nothing',
    parameters: { over: { centres: -3, perCentre: 2 } },
    words:
      'A win alone counts like any other end. The end pays 2 per centre over -3, after a win alone to the winner only.',
    points: ['22 16 16 10 6', '20 20 18 6', '18 18 18 10', '28 0 0 0'],
    ranges: '0 to 40, 0 to 6',
  },
  {
    shows: 'tribute',
    parameters: { perCentre: 1, alive: 3, gapTribute: { most: 0.5 } },
    words:
      'A win alone counts like any other end. The end pays 1 per centre; 3 for being in the game at the end. All pay a lone top the points that it leads by, at most 50 % of their own.',
    points: ['19.5 5 5 2.5 0', '10 10 9 0', '9 9 9 5', '21.5 4 3.5 0'],
    ranges: '-20 to 103, -20 to 0',
  },
  {
    shows: 'scaled',
    parameters: { perCentre: 1, scaledTo: 100 },
    words:
      'A win alone counts like any other end. The end pays 1 per centre. Points are scaled so that the board has 100.',
    points: ['40 25 25 10 0', '35 35 30 0', '30 30 30 10', '55 25 20 0'],
    ranges: '0 to 100, 0 to 100',
  },
  {
    shows: 'scaled, with losses',
    parameters: { perCentre: -1, scaledTo: 100 },
    words:
      'A win alone counts like any other end. The end pays -1 per centre. Points are scaled so that the board has 100.',
    points: ['40 25 25 10 0', '35 35 30 0', '30 30 30 10', '55 25 20 0'],
    ranges: 'any to any, 0 to 100',
  },
  {
    shows: 'years that were played',
    parameters: { out: { perYear: 2, years: 'played', most: 5 } },
    words:
      'A win alone counts like any other end. The end pays nothing. Out of the game: 2 per year played, at most 5.',
    points: ['0 0 0 0 4', '0 0 0 5', '0 0 0 0', '0 0 0 4'],
    ranges: '0 to 5, 0 to 4',
  },
  {
    shows: 'years that were survived',
    parameters: { out: { perYear: -2, years: 'survived' } },
    words:
      'A win alone counts like any other end. The end pays nothing. Out of the game: -2 per year survived.',
    points: ['0 0 0 0 -2', '0 0 0 -4', '0 0 0 0', '0 0 0 -2'],
    ranges: '-12 to 0, -2 to 0',
  },
  {
    shows: 'a solo that multiplies',
    parameters: { solo: { rule: 'factor', winner: 2, losers: -1 }, perCentre: 1 },
    words:
      'If one wins alone, the winner’s points are multiplied by 2 and all others’ by -1. The end pays 1 per centre.',
    points: ['8 5 5 2 0', '7 7 6 0', '6 6 6 2', '22 -5 -4 0'],
    ranges: '-20 to 40, 0 to 0',
  },
  {
    shows: 'a solo with all that losers can get',
    parameters: {
      solo: { rule: 'fixed', winner: 50, losers: { points: 1, alive: 2, perCentre: 3, years: true } },
      perCentre: 1,
      out: { perYear: 2, years: 'played' },
    },
    words:
      'Winning alone pays 50; losing to it 1, 2 if still in the game, 3 per centre and the points for years. Otherwise the end pays 1 per centre. Out of the game: 2 per year played.',
    points: ['8 5 5 2 4', '7 7 6 6', '6 6 6 2', '50 26 23 5'],
    ranges: '0 to 75, 0 to 5',
  },
  {
    shows: 'a solo with the better of two',
    parameters: {
      solo: { rule: 'fixed', winner: 50, losers: { perCentre: 0.5, years: true, better: true } },
      perCentre: 1,
      out: { perYear: 1, years: 'played' },
    },
    words:
      'Winning alone pays 50; losing to it the better of 0.5 per centre and the points for years. Otherwise the end pays 1 per centre. Out of the game: 1 per year played.',
    points: ['8 5 5 2 2', '7 7 6 3', '6 6 6 2', '50 4 4 2'],
    ranges: '0 to 50, 0 to 2',
  },
  {
    shows: 'a solo that pays all places',
    parameters: {
      solo: { rule: 'fixed', winner: 'all-places-and-total', losers: { points: 2 } },
      perCentre: 2,
      places: { points: [5, 3, 1], ties: { rule: 'lower' }, order: 'centres' },
    },
    words:
      'Winning alone pays as much as all places with all centres, less what the others get; losing to it 2. Otherwise the end pays 2 per centre; by place 5, 3, 1, by centres. Equal seats get the points of the lowest of their places.',
    points: ['21 11 11 4 0', '17 17 13 0', '13 13 13 4', '43 2 2 2'],
    ranges: '0 to 45, 0 to 3',
  },
  {
    shows: 'a solo that pays the first place',
    parameters: {
      solo: { rule: 'fixed', winner: 'first-place-and-total', losers: {} },
      played: 1,
      places: { points: [5, 3, 1], ties: { rule: 'higher' }, order: 'elimination' },
    },
    words:
      'Winning alone pays as much as the first place would with all centres; losing to it nothing. Otherwise the end pays 1 for playing; by place 5, 3, 1, by centres, then by the year of leaving, the later the better. Equal seats get the points of the highest of their places.',
    points: ['6 4 4 1 1', '6 6 2 1', '6 6 6 1', '26 0 0 0'],
    ranges: '0 to 26, 0 to 4',
  },
  {
    shows: 'a solo that pays all centres',
    parameters: { solo: { rule: 'fixed', winner: 'total', losers: {} }, perCentre: 2 },
    words:
      'Winning alone pays as much as there are centres; losing to it nothing. Otherwise the end pays 2 per centre.',
    points: ['16 10 10 4 0', '14 14 12 0', '12 12 12 4', '20 0 0 0'],
    ranges: '0 to 40, 0 to 0',
  },
  {
    shows: 'places from the last',
    parameters: {
      places: {
        points: [50, 30, 20, 10, 4, 3],
        ties: { rule: 'table', two: [45, 27, 17, 8, 2], more: 'second-lowest' },
        order: 'recent-lead',
        countedFrom: 'last',
      },
    },
    words:
      'A win alone counts like any other end. The end pays by place 50, 30, 20, 10, 4, 3, by centres, then by who was ahead most recently. Two equal seats get 45, 27, 17, 8, 2 by place; three or more get what two get who share the second lowest of their places and the lowest.',
    points: ['30 17 17 4 3', '17 17 4 3', '10 20 4 3', '20 10 4 3'],
    ranges: '0 to 50, 0 to 45',
  },
  {
    shows: 'whole places of those in the game',
    parameters: {
      places: { points: [5, 2, 1], ties: { rule: 'split' }, order: 'elimination', out: false, rounded: true },
    },
    words:
      'A win alone counts like any other end. The end pays by place 5, 2, 1, by centres, to seats in the game only, rounded to whole points. Equal seats share the points of their places.',
    points: ['5 2 2 0 0', '4 4 1 0', '3 3 3 0', '5 2 1 0'],
    ranges: '0 to 5, 0 to 0',
  },
  {
    shows: 'places by the square',
    parameters: { places: { points: [-5, 2, -1], ties: { rule: 'squared' }, order: 'placing' } },
    words:
      'A win alone counts like any other end. The end pays by place -5, 2, -1, by the placing of the game. Equal seats get the points of their places, divided by the square of their number.',
    points: ['-5 0.25 0.25 0 0', '-0.75 -0.75 -1 0', '-0.44 -0.44 -0.44 0', '-5 2 -1 0'],
    ranges: '-5 to 2, -1 to 2',
  },
  {
    shows: 'for the lead, what is below, and for being there',
    parameters: { played: -1, lead: 2, above: 0.5, alive: 3, aliveShared: 12 },
    words:
      'A win alone counts like any other end. The end pays -1 for playing; 3 for being in the game at the end; 12 shared by all in the game at the end; 2 to a lone top per centre of its lead; 0.5 per centre ahead of every lower seat.',
    points: ['21 9 9 6 -1', '10 10 9 -1', '7 7 7 5', '30 9 8 -1'],
    ranges: '-1 to 94, -1 to -1',
  },
];

const shown = (points: number) => (Number.isFinite(points) ? String(Math.round(points * 100) / 100) : 'any');

test.each(cases)('$shows', ({ parameters, words, points, ranges }) => {
  const { own } = SCORINGS;
  const read = own.parameters.parse(parameters);
  expect(own.explain(read).map(inEnglish).join(' ')).toBe(words);
  const paid = ENDED.map((board) => {
    const scores = own.score(board, read);
    return board.seats.map((seat) => shown(scores[seat]?.points ?? 0)).join(' ');
  });
  expect(paid).toEqual(points);
  const open = own.range(OPEN, read);
  const known = ['a', 'e'].map(
    (seat) => `${shown(open[seat]?.least ?? 0)} to ${shown(open[seat]?.most ?? 0)}`,
  );
  expect(known.join(', ')).toBe(ranges);
});
