import { describe, expect, test } from 'vitest';
import { seatRound } from '.';
import { designsFor } from './designs';
import { designBehind, pointsOf } from './numbering';
import { EMPTY, type Entrant, type SeatingProblem } from './problem';
import { allLevel, groupsOf, potsOf } from './strength';

const SEATS = ['a', 'b', 'c'];
const NINE = 'abcdefghi';

function problem(letters: string, more: Partial<SeatingProblem> = {}): SeatingProblem {
  return { players: [...letters].map((id) => ({ id })), seats: SEATS, earlier: [], ...more };
}

/** Whether players who are to be kept apart have points that meet in the last round at the earliest. */
function areApart(given: SeatingProblem, points: readonly string[] | undefined, together: string): boolean {
  const design = points && designBehind(given, points);
  return (
    design?.strangers.some((set) =>
      [...together].every((id) => set.some((point) => points?.[point] === id)),
    ) === true
  );
}

describe('who stands for which point of a design', () => {
  test('all players, once, as the seed has it, whatever the order of entries', () => {
    const points = pointsOf(problem(NINE), 'seed');
    expect([...(points ?? [])].sort()).toEqual([...NINE]);
    expect(pointsOf(problem('ihgfedcba'), 'seed')).toEqual(points);
    expect(pointsOf(problem(NINE), 'another')).not.toEqual(points);
  });

  test('nobody where no design fits, or strength decides', () => {
    expect(pointsOf(problem('abcdef'), 'seed')).toBeUndefined();
    expect(pointsOf(problem('abc'), 'seed')).toBeUndefined();
    const strong = [...NINE].map((id, at) => ({ id, strength: at }));
    expect(pointsOf(problem(NINE, { players: strong, strength: 'swiss' }), 'seed')).toBeUndefined();
    expect(pointsOf(problem(NINE, { players: strong, strength: 'ignore' }), 'seed')).toHaveLength(9);
    const level = strong.map(({ id }) => ({ id, strength: 7 }));
    expect(pointsOf(problem(NINE, { players: level, strength: 'swiss' }), 'seed')).toHaveLength(9);
  });

  test('players keep their points, and newcomers take those of who has left', () => {
    const kept = [...'fbdiaghce'];
    expect(pointsOf(problem(NINE), 'seed', kept)).toEqual(kept);
    const points = pointsOf(problem('abcdefgxy'), 'seed', kept);
    expect(points?.map((id, at) => (kept[at] === id ? id : '-')).join('')).toBe('fbd-ag-ce');
    expect([points?.[3], points?.[6]].sort()).toEqual(['x', 'y']);
  });

  test.each([
    ['one pair', [['a', 'b']], ['ab']],
    [
      'pairs that link three',
      [
        ['a', 'b'],
        ['c', 'b'],
      ],
      ['abc'],
    ],
    [
      'two such sets, the larger one named last',
      [
        ['a', 'b'],
        ['d', 'e'],
        ['e', 'f'],
        ['f', 'd'],
      ],
      ['ab', 'def'],
    ],
    [
      'the same pair twice, and players who are not there',
      [
        ['a', 'b'],
        ['b', 'a'],
        ['x', 'a'],
      ],
      ['ab'],
    ],
  ] as const)('who is to be kept apart does not meet: %s', (_shows, pairs, sets) => {
    const given = problem(NINE, { apart: pairs.map(([one, other]) => [one, other] as const) });
    const points = pointsOf(given, 'seed');
    expect([...(points ?? [])].sort()).toEqual([...NINE]);
    for (const set of sets) expect(areApart(given, points, set)).toBe(true);
  });

  test('where there is no room for all of them, the seed decides', () => {
    const four = problem(NINE, { teams: [['a', 'b', 'c', 'd']] });
    expect([...(pointsOf(four, 'seed') ?? [])].sort()).toEqual([...NINE]);
    expect(pointsOf(four, 'seed')).not.toEqual(pointsOf(four, 'another'));
    expect(designBehind(four, pointsOf(four, 'seed') ?? [])?.classes).toBe(designsFor(9, 3)[0]?.classes);
  });
});

test('points that name somebody twice, or too few, are those of no design', () => {
  const twice = seatRound(problem(NINE, { points: [...'aacdefghi'] }), 'seed', 1);
  const few = seatRound(problem(NINE, { points: [...'abcdef'] }), 'seed', 1);
  for (const { boards, certificate } of [twice, few]) {
    expect(certificate.method).toBe('all-compared');
    expect(boards.flatMap((board) => Object.values(board)).sort()).toEqual([...NINE]);
  }
});

describe('strength', () => {
  const named = (strengths: readonly (number | undefined)[]): readonly Entrant[] =>
    strengths.map((strength, at) => ({ id: `p${at}`, ...(strength === undefined ? {} : { strength }) }));

  test('groups the strongest first, equal but for rounding, those of whom nothing is known in the middle', () => {
    expect(groupsOf(named([1, 3, 0.1 + 0.2, undefined, 0.3, 3]))).toEqual([[1, 5], [3], [0], [2, 4]]);
    expect(groupsOf(named([0.1 + 0.2, 0.3, undefined]))).toEqual([[0, 1, 2]]);
    expect(groupsOf([])).toEqual([]);
  });

  test('empty seats come last, and do not count as players', () => {
    const players = [{ id: `${EMPTY}0` }, { id: 'a', strength: 1 }, { id: 'b', strength: 5 }];
    expect(groupsOf(players)).toEqual([[2], [1], [0]]);
    expect(allLevel([{ id: `${EMPTY}0` }, { id: 'a', strength: 1 }, { id: 'b', strength: 1 }])).toBe(true);
    expect(allLevel(players)).toBe(false);
    expect(allLevel([])).toBe(true);
  });

  test('pots are of equal size, the strongest in the first', () => {
    expect(potsOf(named([1, 2, 3, 4, 5, 6]), 3, 'seed')).toEqual([2, 2, 1, 1, 0, 0]);
    expect(potsOf(named([1, 2, 3, 4, 5, 6]), 2, 'seed')).toEqual([1, 1, 1, 0, 0, 0]);
  });
});
