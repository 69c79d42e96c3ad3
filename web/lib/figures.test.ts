import { expect, test } from 'vitest';
import { pointsInColumn, pointsText } from './figures';

test('points have the decimals and signs of a language', () => {
  expect([pointsText(33.333), pointsText(33.333, 'de'), pointsText(-2, 'es'), pointsText(-0.001)]).toEqual([
    '33.33',
    '33,33',
    '−2',
    '0',
  ]);
  expect([pointsInColumn(1200, 'en'), pointsInColumn(1200, 'de')]).toEqual(['1200.0', '1200,0']);
});
