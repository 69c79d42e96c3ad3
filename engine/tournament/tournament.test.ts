import { describe, expect, test } from 'vitest';
import type { Outcome } from '../game';
import { NEW_SKILL, rateGame, ratingOrder, shownRating } from './ratings';
import { SCORINGS, type ScoringId } from './scoring';
import { standing } from './standing';

const win: Outcome = { type: 'win', winners: ['a'], placing: [['a'], ['b'], ['c']] };
const draw: Outcome = { type: 'draw', winners: ['a', 'b'], placing: [['a', 'b'], ['c']] };
const limit: Outcome = { type: 'year-limit', winners: ['a'], placing: [['a'], ['b'], ['c']] };

describe('scoring', () => {
  const cases: readonly (readonly [ScoringId, string, Outcome | null, [number, number, number], number[]])[] =
    [
      ['sum-of-squares', 'a winner takes all', win, [11, 5, 5], [100, 0, 0]],
      ['sum-of-squares', 'otherwise by squares', draw, [3, 1, 0], [90, 10, 0]],
      ['sum-of-squares', 'a year limit is no win', limit, [4, 2, 0], [80, 20, 0]],
      ['sum-of-squares', 'nobody has anything', null, [0, 0, 0], [0, 0, 0]],
      ['draw-size', 'a winner takes all', win, [11, 5, 5], [100, 0, 0]],
      ['draw-size', 'sharers share', draw, [5, 4, 9], [50, 50, 0]],
      ['draw-size', 'leaders share while it is played', null, [5, 5, 2], [50, 50, 0]],
      ['leading-measure', 'stars are points', win, [11, 5, 5], [11, 5, 5]],
    ];
  test.each(cases)('%s: %s', (id, _shows, outcome, [a, b, c], expected) => {
    const points = SCORINGS[id].score({ measure: { a, b, c }, outcome });
    expect([points.a, points.b, points.c]).toEqual(expected);
  });
});

describe('standing', () => {
  const board = (round: number, points: Record<string, number>) => ({
    round,
    points: Object.fromEntries(
      Object.entries(points).map(([player, value]) => [player, { player, points: value, entry: round }]),
    ),
  });

  test('points add up over rounds; the best single game breaks a tie; places are shared and skipped', () => {
    const table = standing(
      ['ann', 'bob', 'cat', 'dan'],
      [board(1, { ann: 60, bob: 30, cat: 30 }), board(2, { ann: 0, bob: 30, cat: 30 })],
    );
    expect(table.map(({ player, place, total }) => [player, place, total])).toEqual([
      ['ann', 1, 60],
      ['bob', 2, 60],
      ['cat', 2, 60],
      ['dan', 4, 0],
    ]);
  });
});

describe('ratings', () => {
  const rated = rateGame([1, 2, 2, 4].map((place) => ({ skill: NEW_SKILL, place })));

  test('a new player stands at 1500 with a deviation of 167', () => {
    expect(shownRating(NEW_SKILL)).toEqual({ rating: 1500, deviation: 167 });
  });

  test('better places gain more, equal places gain the same, everybody becomes better known', () => {
    const [first, second, third, last] = rated.map(ratingOrder);
    expect(first).toBeGreaterThan(second ?? 0);
    expect(second).toBe(third);
    expect(third).toBeGreaterThan(last ?? 0);
    for (const skill of rated) expect(skill.sigma).toBeLessThan(NEW_SKILL.sigma);
  });
});
