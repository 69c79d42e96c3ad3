import { expect, test } from 'vitest';
import type * as z from 'zod';
import { inEnglish } from '../../../test/support/translated';
import { AggregationRules, type EventInput, eventTable } from '.';

/** Ann's rounds, each as the points of its games; an empty one was not played. */
function ann(
  rounds: readonly (readonly number[])[],
  total: z.input<typeof AggregationRules>['total'],
  more: Partial<EventInput> & { readonly sitOut?: z.input<typeof AggregationRules>['sitOut'] } = {},
) {
  const { sitOut = null, ...event } = more;
  const boards = rounds.flatMap((games, at) =>
    games.map((points) => ({ round: at + 1, seats: [{ player: 'ann', points }] })),
  );
  const [row] = eventTable({ players: ['ann'], boards, ...event }, AggregationRules.parse({ total, sitOut }));
  const lines = (row?.lines ?? []).map(
    ({ text, points }) => `${inEnglish(text)} ${Math.round(points * 100) / 100}`,
  );
  const dropped = (row?.dropped ?? []).map(({ text, points }) => `${inEnglish(text)} ${points}`);
  return [lines.join('; '), dropped.join('; ')];
}

const THREE = [[50], [10], [40]];
const once = { points: 7, times: 'once' } as const;
const each = { points: 7, times: 'each' } as const;

const cases: readonly (readonly [
  shows: string,
  made: () => readonly string[],
  expected: readonly string[],
])[] = [
  ['nothing played', () => ann([], { rule: 'sum' }), ['', '']],
  [
    'as many dropped as were played: nothing counts',
    () => ann(THREE, { rule: 'sum', drop: 3 }),
    ['', 'round 1 50; round 2 10; round 3 40'],
  ],
  [
    'more dropped than were played',
    () => ann(THREE, { rule: 'sum', drop: 5 }),
    ['', 'round 1 50; round 2 10; round 3 40'],
  ],
  [
    'the best two, and never one of the lowest two',
    () => ann(THREE, { rule: 'sum', best: 2, drop: 2 }),
    ['round 1 50', 'round 2 10; round 3 40'],
  ],
  [
    'of two others one adds half; the other does not count',
    () => ann(THREE, { rule: 'sum', best: 1, rest: { rule: 'parts', factors: [[0.5]] } }),
    ['round 1 50; round 3, × 0.5 20', 'round 2 10'],
  ],
  [
    'a list for more than there are',
    () => ann(THREE, { rule: 'sum', best: 2, rest: { rule: 'parts', factors: [[0.5], [0.25, 0.25]] } }),
    ['round 1 50; round 3 40; round 2, × 0.5 5', ''],
  ],
  [
    'thirds are shown to three digits',
    () => ann([[50], [30]], { rule: 'sum', best: 1, rest: { rule: 'parts', factors: [[1 / 3]] } }),
    ['round 1 50; round 2, × 0.333 10', ''],
  ],
  [
    'no others: no part of them',
    () => ann([[50]], { rule: 'sum', best: 1, rest: { rule: 'mean', factor: 0.5 } }),
    ['round 1 50', ''],
  ],
  [
    'the lowest is dropped before the mean of the others',
    () => ann(THREE, { rule: 'sum', best: 1, drop: 1, rest: { rule: 'mean', factor: 0.5 } }),
    ['round 1 50; mean of 1 others, × 0.5 20', 'round 2 10'],
  ],
  [
    'several games of a round together',
    () => ann([[50, 20], [10]], { rule: 'sum' }),
    ['round 1, sum of 2 games 70; round 2 10', ''],
  ],
  [
    'the best of several games of a round',
    () => ann([[20, 50], [10]], { rule: 'sum', round: 'best' }),
    ['round 1, best of 2 games 50; round 2 10', ''],
  ],
  [
    'each game for itself',
    () => ann([[20, 50], [10]], { rule: 'sum', of: 'games', best: 2 }),
    ['game of round 1 20; game of round 1 50', 'game of round 2 10'],
  ],
  [
    'a weight of the round that was played, whatever was left out',
    () => ann([[20], [], [10]], { rule: 'sum', weights: [1, 3, 2] }),
    ['round 1 20; round 3, × 2 20', ''],
  ],
  [
    'a round sat out pays for the first one only',
    () => ann([[20], [], []], { rule: 'sum' }, { satOut: { ann: [2, 3] }, sitOut: once }),
    ['round 1 20; round 2, sat out 7', ''],
  ],
  [
    'or for each, in the order of rounds',
    () => ann([[20], [], [10]], { rule: 'sum', of: 'games' }, { satOut: { ann: [2, 4] }, sitOut: each }),
    ['game of round 1 20; round 2, sat out 7; game of round 3 10; round 4, sat out 7', ''],
  ],
  ['or nothing', () => ann([[20]], { rule: 'sum' }, { satOut: { ann: [2] } }), ['round 1 20', '']],
  [
    'bonuses and penalties come last, each with its reason, and change nothing else',
    () =>
      ann(
        THREE,
        { rule: 'sum', best: 1 },
        {
          adjustments: {
            ann: [
              { points: -5, reason: 'late twice' },
              { points: 2, reason: 'best report' },
            ],
          },
        },
      ),
    ['round 1 50; penalty: late twice -5; bonus: best report 2', 'round 2 10; round 3 40'],
  ],
  [
    'a penalty adds to a sum of places, in which less is better',
    () => ann([[50]], { rule: 'places' }, { adjustments: { ann: [{ points: -2, reason: 'late' }] } }),
    ['place in round 1 1; penalty: late 2', ''],
  ],
  ['an average of no games is nothing', () => ann([], { rule: 'average', plus: 0 }), ['', '']],
  [
    'an average without a number added',
    () => ann([[30], [10]], { rule: 'average', plus: 0 }),
    ['game of round 1, / 2 15; game of round 2, / 2 5', ''],
  ],
  [
    'earlier rounds by rank; the last one for those who did not qualify',
    () =>
      ann([[10], [30], [20]], {
        ...{ rule: 'final', earlierRounds: 2, parts: [1, 0.5], qualify: 1 },
        ...{ qualifiedFactor: 3, otherFactor: 0.5 },
      }),
    ['round 2 30; round 1, × 0.5 5; round 3, × 3 60', ''],
  ],
  [
    'no last round yet, and none after it',
    () => ann([[10], [], [], [99]], { rule: 'final', earlierRounds: 2, parts: [1], qualify: 1 }),
    ['round 1 10', ''],
  ],
];

test.each(cases)('%s', (_shows, made, expected) => {
  expect(made()).toEqual(expected);
});

test('who does not qualify gets the last round with the factor of the others', () => {
  const boards = [
    {
      round: 1,
      seats: [
        { player: 'ann', points: 10 },
        { player: 'bob', points: 20 },
      ],
    },
    {
      round: 2,
      seats: [
        { player: 'ann', points: 10 },
        { player: 'bob', points: 20 },
      ],
    },
  ];
  const rules = AggregationRules.parse({
    total: {
      ...{ rule: 'final', earlierRounds: 1, parts: [1], qualify: 1 },
      ...{ qualifiedFactor: 2, otherFactor: 0.5 },
    },
  });
  expect(eventTable({ players: ['ann', 'bob'], boards }, rules).map(({ total }) => total)).toEqual([60, 15]);
});

test('places of a round: of several games, ties, and rounds that were missed', () => {
  const seats = (points: Readonly<Record<string, number>>) =>
    Object.entries(points).map(([player, one]) => ({ player, points: one }));
  const boards = [
    { round: 2, seats: seats({ ann: 1, bob: 5 }) },
    { round: 1, seats: seats({ ann: 3, bob: 4 }) },
    { round: 1, seats: seats({ ann: 3, cat: 6 }) },
  ];
  const table = (round: 'sum' | 'best', best: number | null = null) =>
    eventTable(
      { players: ['ann', 'bob', 'cat'], boards },
      AggregationRules.parse({ total: { rule: 'places', round, best } }),
    )
      .map(
        ({ player, lines, dropped }) =>
          `${player} ${lines.map(({ points }) => points).join(' ')} (${dropped.map(({ points }) => points).join(' ')})`,
      )
      .sort();
  expect(table('sum')).toEqual(['ann 1 2 ()', 'bob 3 1 ()', 'cat 1 3 ()']);
  expect(table('best')).toEqual(['ann 3 2 ()', 'bob 2 1 ()', 'cat 1 3 ()']);
  expect(table('best', 1)).toEqual(['ann 2 (3)', 'bob 1 (2)', 'cat 1 (3)']);
});
