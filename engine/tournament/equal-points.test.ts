import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePoints, equalPoints, ranksOf } from './equal-points';

describe('points that are equal but for rounding', () => {
  test.each([
    [0.1 + 0.2, 0.3, true],
    [0.1 + 0.2 - 0.3, 0, true],
    [1e12 + 0.1, 1e12 + 0.2, true],
    [1e12, 1e12 + 1e4, false],
    [3_333_333_333.333_333, 3_333_333_333.333_334, true],
    [1e-6, 1.001e-6, false],
    [0, 1e-12, true],
    [0, 1.01e-12, false],
    [1e9, 1e9 + 1, true],
    [-1e9, -1e9 - 2, false],
    [100 / 3, 100 / 3 + 1e-6, false],
    [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, true],
    [Number.POSITIVE_INFINITY, 5, false],
  ])('%d and %d: %s', (one, other, equal) => {
    expect(equalPoints(one, other)).toBe(equal);
    expect(equalPoints(other, one)).toBe(equal);
    expect(comparePoints(one, other) === 0).toBe(equal);
  });

  test.each([
    [1, 2],
    [-2, -1],
    [Number.NEGATIVE_INFINITY, 0],
  ])('%d comes before %d', (less, more) => {
    expect(comparePoints(less, more)).toBeLessThan(0);
    expect(comparePoints(more, less)).toBeGreaterThan(0);
  });

  test('ranks follow the figures, and equal ones share a rank', () => {
    expect([...ranksOf([1, 3, 0.1 + 0.2, 0.3, 3]).entries()]).toEqual([
      [3, 0],
      [1, 1],
      [0.1 + 0.2, 2],
      [0.3, 2],
    ]);
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: -1e12, max: 1e12 })), (figures) => {
        const ranks = ranksOf(figures);
        for (const one of figures)
          for (const other of figures)
            if (comparePoints(one, other) > 0)
              expect(ranks.get(one) ?? 0).toBeLessThanOrEqual(ranks.get(other) ?? 0);
      }),
    );
  });
});
