import { describe, expect, test } from 'vitest';
import { NEW_SKILL, rateGame, ratingOrder, shownRating } from './ratings';
import { standing } from './standing';

describe('standing', () => {
  const board = (round: number, points: Record<string, number>) => ({
    round,
    points: Object.fromEntries(
      Object.entries(points).map(([player, value]) => [player, { player, points: value, entry: round }]),
    ),
  });

  test('points add up over rounds; the best single game breaks a tie; places are shared and skipped', () => {
    const table = standing({ players: ['ann', 'bob', 'cat', 'dan'] }, [
      board(1, { ann: 60, bob: 30, cat: 30 }),
      board(2, { ann: 0, bob: 30, cat: 30 }),
    ]);
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

  test('better places gain more, equal places gain the same, every rating becomes more certain', () => {
    const [first, second, third, last] = rated.map(ratingOrder);
    expect(first).toBeGreaterThan(second ?? 0);
    expect(second).toBe(third);
    expect(third).toBeGreaterThan(last ?? 0);
    for (const skill of rated) expect(skill.sigma).toBeLessThan(NEW_SKILL.sigma);
  });
});
