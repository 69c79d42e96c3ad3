import { expect, test } from 'vitest';
import { winShare } from './win-share';

/**
 * 95% intervals by Wilson's score, computed manually from the formula and from Newcombe 1998, table I (81/263, 15/148,
 * 0/20, 1/29).
 */
const CASES = [
  [81, 263, 0.308, 0.2553, 0.3662],
  [15, 148, 0.1014, 0.0624, 0.1605],
  [0, 20, 0, 0, 0.1611],
  [1, 29, 0.0345, 0.0061, 0.1718],
  [20, 20, 1, 0.8389, 1],
  [1, 2, 0.5, 0.0945, 0.9055],
] as const;

test.each(CASES)('%i of %i games: %f, between %f and %f', (wins, games, share, low, high) => {
  const found = winShare(wins, games);
  expect(found.share).toBeCloseTo(share, 4);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

test('without games nothing is known', () => {
  expect(winShare(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});
