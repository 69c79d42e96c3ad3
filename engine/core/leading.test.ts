import { describe, expect, test } from 'vitest';
import { decidingStep } from './leading';

const figures = (ann: readonly number[], bob: readonly number[], cid: readonly number[]) =>
  ann.map((value, at) => ({ ann: value, bob: bob[at] ?? 0, cid: cid[at] ?? 0 }));

const cases: readonly (readonly [
  shows: string,
  figures: readonly Record<string, number>[],
  winners: readonly string[],
  step: number | null,
])[] = [
  [
    'the step after which the winner led for good',
    figures([3, 5, 4, 6], [3, 4, 5, 5], [3, 3, 3, 3]),
    ['ann'],
    3,
  ],
  ['not an earlier lead that was lost', figures([5, 4, 6, 7], [3, 5, 5, 5], [1, 1, 1, 1]), ['ann'], 2],
  ['the first step where the winner always led', figures([4, 5], [3, 3], [3, 3]), ['ann'], 0],
  [
    'two winners once both are ahead of all others',
    figures([3, 6, 6], [3, 2, 5], [3, 4, 4]),
    ['ann', 'bob'],
    2,
  ],
  ['no step where a tie-break decided', figures([3, 6], [3, 6], [3, 4]), ['ann'], null],
  ['no step where someone else had more', figures([3, 4], [3, 6], [3, 4]), ['ann'], null],
  ['no step where all won', figures([3, 6], [3, 6], [3, 6]), ['ann', 'bob', 'cid'], null],
  ['no step where nobody won', figures([3, 6], [3, 5], [3, 4]), [], null],
  ['no step of a game without steps', [], ['ann'], null],
];

describe('the deciding step is', () => {
  test.each(cases)('%s', (_, played, winners, step) => {
    expect(decidingStep(played, winners)).toBe(step);
  });
});
