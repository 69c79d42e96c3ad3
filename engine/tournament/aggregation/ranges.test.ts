import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { AggregationRules, finishRanges } from '.';
import type { OpenBoard, OpenSeason, OpenSeat } from './finishes';

/**
 * A seat as "ann 10" or, while it is played, as "ann 5-20"; "?" may be lost for no points, "!" may be lost without
 * counting.
 */
function seat(text: string): OpenSeat {
  const [, player = '', least, most = least, loss] = /^(\w+) (-?\d+)(?:-(\d+))?([?!])?$/.exec(text) ?? [];
  const mayLose = loss === '?' ? 'pays-nothing' : loss === '!' ? 'does-not-count' : undefined;
  return { player, least: Number(least), most: Number(most), ...(mayLose && { mayLose }) };
}

/** Boards as "1 ann 10, bob 5-20": a board with an open seat is being played. */
function season(
  boards: readonly string[],
  toCome: OpenSeason['toCome'] = [],
  more: Partial<OpenSeason> = {},
) {
  const read = boards.map((text): OpenBoard => {
    const [, round, seats = ''] = /^(\d+) (.*)$/.exec(text) ?? [];
    return { round: Number(round), running: text.includes('-'), seats: seats.split(', ').map(seat) };
  });
  return { players: ['ann', 'bob', 'cat'], boards: read, toCome, ...more };
}

/** Each player's places and total, as "ann 1-2 of 10-20". */
function ranges(given: OpenSeason, rules: z.input<typeof AggregationRules> = {}): readonly string[] {
  return finishRanges(given, AggregationRules.parse(rules)).map(
    ({ player, best, worst, total: { least, most } }) => `${player} ${best}-${worst} of ${least} to ${most}`,
  );
}

const OPEN = [
  'ann 1-3 of -Infinity to Infinity',
  'bob 1-3 of -Infinity to Infinity',
  'cat 1-3 of -Infinity to Infinity',
];
const BOARDS = ['1 ann 30, bob 20, cat 10', '2 ann 5-10, bob 0-16'];
const round = (number: number, least = 0, most = 10) => ({ round: number, least, most });

describe('the range of a total', () => {
  const cases: readonly (readonly [
    shows: string,
    given: OpenSeason,
    rules: z.input<typeof AggregationRules>,
    expected: readonly string[],
  ])[] = [
    [
      'a season that is over: level players share their places',
      season(['1 ann 30, bob 20, cat 20']),
      { tieBreaks: ['earlier-registration'] },
      ['ann 1-1 of 30 to 30', 'bob 2-3 of 20 to 20', 'cat 2-3 of 20 to 20'],
    ],
    [
      'one board is being played',
      season(BOARDS),
      {},
      ['ann 1-2 of 35 to 40', 'bob 1-2 of 20 to 36', 'cat 3-3 of 10 to 10'],
    ],
    [
      'a round to come may be left out',
      season(['1 ann 30, bob 20, cat 10'], [round(2, 4, 8)]),
      {},
      ['ann 1-1 of 30 to 38', 'bob 2-2 of 20 to 28', 'cat 3-3 of 10 to 18'],
    ],
    [
      'or cost points',
      season(['1 ann 30, bob 20, cat 10'], [round(2, -12, 8)]),
      {},
      ['ann 1-3 of 18 to 38', 'bob 1-3 of 8 to 28', 'cat 1-3 of -2 to 18'],
    ],
    [
      'a round to come may be sat out for points',
      season(['1 ann 30, bob 20, cat 10'], [round(2, 0, 8)]),
      { sitOut: { points: 15, times: 'each' } },
      ['ann 1-2 of 30 to 45', 'bob 1-3 of 20 to 35', 'cat 2-3 of 10 to 25'],
    ],
    [
      'not twice, where it is paid once',
      season(['1 ann 30, bob 20, cat 10'], [round(3, 0, 1)], { satOut: { cat: [2] } }),
      { sitOut: { points: 15, times: 'once' } },
      ['ann 1-2 of 30 to 45', 'bob 1-3 of 20 to 35', 'cat 2-3 of 25 to 26'],
    ],
    [
      'bonuses count',
      season(BOARDS, [], { adjustments: { cat: [{ points: 27, reason: 'host' }] } }),
      {},
      ['ann 1-3 of 35 to 40', 'bob 2-3 of 20 to 36', 'cat 1-2 of 37 to 37'],
    ],
    [
      'a seat that may be lost for nothing',
      season(['1 ann 30, bob 20, cat 10', '2 ann 5-10?, bob 2-3']),
      {},
      ['ann 1-1 of 30 to 40', 'bob 2-2 of 22 to 23', 'cat 3-3 of 10 to 10'],
    ],
    [
      'a seat that may stop to count',
      season(['1 ann 30, bob 20, cat 10', '2 ann 5-10!, bob 2-3']),
      { total: { rule: 'average', plus: 0 } },
      ['ann 1-1 of 17.5 to 30', 'bob 2-2 of 11 to 11.5', 'cat 3-3 of 10 to 10'],
    ],
    [
      'two seats that may be lost, each for itself',
      season(['1 ann 4-5?, bob 9', '2 ann 20-30?, cat 50']),
      {},
      ['ann 2-3 of 0 to 35', 'bob 2-3 of 9 to 9', 'cat 1-1 of 50 to 50'],
    ],
    ['places promise nothing before the end', season(BOARDS), { total: { rule: 'places' } }, OPEN],
    [
      'nor does a final with qualifiers',
      season(BOARDS),
      { total: { rule: 'final', earlierRounds: 1, parts: [1], qualify: 1 } },
      OPEN,
    ],
    [
      'nor scoring that promises nothing',
      season(
        ['1 ann 1, bob 1, cat 1'],
        [{ round: 2, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }],
      ),
      {},
      OPEN,
    ],
  ];
  test.each(cases)('%s', (_shows, given, rules, expected) => {
    expect(ranges(given, rules)).toEqual(expected);
  });

  test.each([
    ['half the mean of the rest', { rule: 'mean', factor: 0.5 }, true],
    ['all of it', { rule: 'mean', factor: 1 }, true],
    ['more than counts in full', { rule: 'mean', factor: 1.1 }, false],
    ['parts that fall', { rule: 'parts', factors: [[0.5], [0.5, 0.2]] }, true],
    ['parts that rise', { rule: 'parts', factors: [[0.5], [0.2, 0.5]] }, false],
    ['a part of more than one', { rule: 'parts', factors: [[1.5]] }, false],
    ['a part of all', { rule: 'parts', factors: [[1, 1]] }, true],
  ] as const)('a better game never costs points: %s', (_shows, rest, isKnown) => {
    const [first] = finishRanges(
      season(BOARDS),
      AggregationRules.parse({ total: { rule: 'sum', best: 1, rest: structuredClone(rest) } }),
    );
    expect(Number.isFinite(first?.total.most)).toBe(isKnown);
  });

  test.each([
    [12, true],
    [13, false],
  ])('%i rounds to come are worked out: %s', (rounds, isKnown) => {
    const toCome = Array.from({ length: rounds }, (_, at) => round(at + 2, 0, 1));
    const given = { ...season(['1 ann 30'], toCome), players: ['ann'] };
    const [first] = finishRanges(given, AggregationRules.parse({}));
    expect(first?.total).toEqual(
      isKnown
        ? { least: 30, most: 30 + rounds }
        : { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY },
    );
  });
});

test('a season that is over reads lost seats and the top board as its table does', () => {
  const lost = { player: 'bob', least: 0, most: 0, forfeited: true };
  const first = { round: 1, running: false, seats: [seat('ann -3'), seat('cat -5'), lost] };
  expect(
    ranges({ players: ['ann', 'bob', 'cat'], boards: [first], toCome: [] }, { total: { rule: 'places' } }),
  ).toEqual(['ann 1-1 of 1 to 1', 'cat 2-2 of 2 to 2', 'bob 3-3 of 3 to 3']);
  const top = { round: 2, running: false, topBoard: true, seats: [seat('ann 1'), seat('cat 2')] };
  const total = {
    ...{ rule: 'final' as const, earlierRounds: 1, parts: [1] },
    ...{ qualify: 2, champion: 'top-board' as const },
  };
  const [champion] = ranges({ players: ['ann', 'bob', 'cat'], boards: [first, top], toCome: [] }, { total });
  expect(champion).toBe('cat 1-1 of -3 to -3');
});
