import { expect, test } from 'vitest';
import { downsample } from './downsample';

const CASES = [
  [0, 4, []],
  [3, 4, [0, 1, 2]],
  [4, 4, [0, 1, 2, 3]],
  [10, 4, [0, 3, 6, 9]],
  [101, 5, [0, 25, 50, 75, 100]],
] as const;

test.each(CASES)('of %i at most %i: %j', (count, most, kept) => {
  expect(downsample(count, most)).toEqual(kept);
});
