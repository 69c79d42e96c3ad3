import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../test/support/translated';
import { textRandom } from '../../random';
import { PROPERTY_IDS, propertiesOf, type ScoringId, sampleBoard, triedBoards, type Verdict } from '.';
import { SCORINGS } from './all';
import { majorityOf, type ScoredBoard } from './board';
import { afterMove } from './sample-boards';
import { boardOf } from './written-board';

/** A board in the notation of tables, with the last of its earlier years. */
function written({ seats, measure, out, ending, years, history }: ScoredBoard): string {
  const counts = seats.map((seat) => `${measure[seat]}${out[seat] === undefined ? '' : `@${out[seat]}`}`);
  const who =
    ending.type === 'solo'
      ? ` ${ending.winner}`
      : ending.type === 'draw'
        ? ` ${ending.sharers.join('')}`
        : '';
  const last = history.slice(-1).map((year) => ` after ${seats.map((seat) => year[seat]).join(' ')}`);
  return `${counts.join(' ')}, ${ending.type}${who}, year ${years}${last.join('')}`;
}

test('the boards on which properties and formulas are tried are the same ones every time', () => {
  expect(triedBoards(4).slice(0, 14).map(written)).toEqual([
    '12 11 11 0@3, draw abc, year 6 after 5 5 0 3',
    '18 16 0@1 0@4, solo a, year 9 after 5 0 1 4',
    '16 18 0@8 0@7, solo b, year 9 after 1 1 3 6',
    '19 15 0@1 0@3, solo a, year 4 after 6 1 2 4',
    '13 21 0@4 0@1, solo b, year 4 after 5 6 0 0',
    '8 10 8 8, timed, year 4 after 5 6 0 0',
    '20 6 7 1, solo a, year 4 after 0 2 4 5',
    '6 11 10 7, timed, year 11 after 0 2 4 3',
    '17 17 0@8 0@11, timed, year 12 after 4 3 0 5',
    '27 7 0@5 0@9, solo a, year 12 after 2 6 1 4',
    '20 14 0@3 0@1, solo a, year 6 after 6 6 1 1',
    '9 9 8 8, timed, year 8 after 0 3 4 4',
    '17 17 0@6 0@3, timed, year 12 after 4 2 0 0',
    '21 3 8 2, solo a, year 3 after 5 2 3 5',
  ]);
  expect(triedBoards(4)).toHaveLength(60);
  expect(triedBoards()).toHaveLength(64);
  expect(triedBoards(7).slice(4, 10).map(written)).toEqual([
    '6 6 6 6 5 5 0@3, draw abcdef, year 6 after 3 1 2 1 0 1 2',
    '27 7 0@2 0@3 0@2 0@1 0@3, solo a, year 3 after 1 4 2 0 1 4 5',
    '9 6 3 3 3 5 5, timed, year 12 after 6 4 3 3 0 6 3',
    '17 17 0@4 0@2 0@3 0@2 0@4, draw ab, year 5 after 2 6 4 5 6 5 6',
    '18 5 3 4 4 0@3 0@2, solo a, year 4 after 1 0 3 0 0 4 5',
    '6 4 7 8 3 6 0@1, draw abcdef, year 1',
  ]);
});

test('a board that is drawn at random owns all centres, each seat that is in it at least one', () => {
  const random = textRandom('whole boards');
  const kinds = new Set<string>();
  for (let drawn = 0; drawn < 300; drawn += 1) {
    const rules = { seats: random.draw(2, 8), total: random.draw(3, 40), years: random.draw(1, 9) };
    const board = sampleBoard(random, rules);
    const counts = board.seats.map((seat) => board.measure[seat] ?? 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rules.total);
    for (const seat of board.seats)
      expect((board.measure[seat] ?? 0) > 0).toBe(board.out[seat] === undefined);
    for (const year of Object.values(board.out)) expect(year).toBeLessThanOrEqual(board.years);
    expect(board.years).toBeLessThanOrEqual(rules.years);
    expect(board.history).toHaveLength(board.years - 1);
    const { ending } = board;
    const most = Math.max(...counts);
    expect(ending.type === 'solo').toBe(most >= majorityOf(board));
    if (ending.type === 'solo') expect(board.measure[ending.winner]).toBe(most);
    kinds.add(ending.type);
  }
  expect([...kinds].sort()).toEqual(['draw', 'solo', 'timed']);
});

describe('a centre goes from one seat to another', () => {
  const moved = (centres: string, end: string, from: string, to: string) => {
    const after = afterMove(boardOf(centres, end), from, to);
    return after === null ? null : written(after);
  };
  test.each([
    ['5 3 2', 'timed, year 4', 'b', 'a', null],
    ['4 4 2', 'timed, year 4', 'b', 'a', '5 3 2, timed, year 4'],
    ['4 4 2', 'timed, year 4', 'a', 'c', '3 4 3, timed, year 4'],
    ['4 4 1', 'timed, year 4', 'c', 'b', null],
    ['4 4 2 1', 'draw abcd, year 4', 'd', 'c', '4 4 3 0@4, draw abc, year 4'],
    ['4 4 2 1', 'timed, year 4', 'd', 'c', '4 4 3 0@4, timed, year 4'],
    ['6 3 1', 'solo a, year 4', 'a', 'b', null],
    ['4 4 2 0', 'timed, year 4', 'd', 'c', null],
    ['4 4 2 0@2', 'timed, year 4', 'c', 'd', null],
    ['4 4 2 1@2', 'timed, year 4', 'd', 'c', null],
  ])('%s, %s: from %s to %s', (centres, end, from, to, expected) => {
    expect(moved(centres, end, from, to)).toBe(expected);
  });
});

describe('what boards show of a system', () => {
  const cases: readonly (readonly [ScoringId, readonly (string | null)[]])[] = [
    ['sum-of-squares', [null, null, null, null]],
    [
      'draw-size',
      ['a solo pays no more than a share of a draw: a has 100 against a has 100', null, null, null],
    ],
    ['tribute', [null, 'a takes a centre from d and a loses: 58.5, then 58', null, null]],
    [
      'carnage',
      [
        'a share of a draw pays no more than a loss: f has 1001 against g has 5000',
        null,
        'c has 4500 on one way to this position and 1000 on another',
        null,
      ],
    ],
    [
      'haight',
      [
        'a share of a draw pays no more than a loss: f has 10 against b has 70',
        'b takes a centre from f and f gains: 10, then 11',
        'e has 2 on one way to this position and 1 on another',
        'one board pays 607 in all, another 614',
      ],
    ],
    [
      'detour09',
      [
        null,
        'c takes a centre from a and a gains: 54.55, then 54.84',
        'e has 0.25 on one way to this position and 0 on another',
        'one board pays 102 in all, another 100',
      ],
    ],
    [
      'maxonian',
      [
        'a share of a draw pays no more than a loss: f has 1 against b has 6',
        null,
        'b has 4 on one way to this position and 6 on another',
        'one board pays 30 in all, another 32',
      ],
    ],
  ];
  test.each(cases)('%s', (id, expected) => {
    const system = SCORINGS[id];
    const boards = triedBoards();
    const verdicts = propertiesOf(system, system.parameters.parse({}), boards);
    expect(PROPERTY_IDS.map((property) => whyNot(verdicts[property]))).toEqual(expected);
    for (const verdict of Object.values(verdicts))
      if (verdict.holds) expect(verdict.tried).toBe(boards.length);
  });

  test('a way to the same position: other years of leaving, a longer game, or other years before', () => {
    const pays = (value: (board: ScoredBoard, seat: string) => number) => {
      const score = (board: ScoredBoard) =>
        Object.fromEntries(board.seats.map((seat) => [seat, { points: value(board, seat), lines: [] }]));
      const board = boardOf('4 3 2 0@2 0@3', 'timed, year 4 after 1 2 3 4 5');
      return propertiesOf({ score }, {}, [board])['path-independent'];
    };
    expect(pays(() => 1)).toEqual({ holds: true, tried: 1 });
    expect(whyNot(pays(({ out }, seat) => out[seat] ?? 0))).toBe(
      'd has 2 on one way to this position and 1 on another',
    );
    expect(whyNot(pays(({ years }) => years))).toBe('a has 4 on one way to this position and 5 on another');
    expect(whyNot(pays(({ history }, seat) => history[0]?.[seat] ?? 0))).toBe(
      'a has 1 on one way to this position and 5 on another',
    );
    // Sums of thirds are not exact.
    expect(pays(({ years }) => 1 + years * 1e-10)).toMatchObject({ holds: true });
  });
});

/** Why a property does not hold, as text; null if it holds. */
function whyNot(verdict: Verdict): string | null {
  return verdict.holds ? null : inEnglish(verdict.why);
}
