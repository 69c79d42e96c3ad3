import { expect, test } from 'vitest';
import { placesShown } from './moving-picture';

test('a moving picture shows every place of a short game', () => {
  expect(placesShown(0)).toEqual([0]);
  expect(placesShown(3)).toEqual([0, 1, 2, 3]);
});

test('of a long game it shows places at even distances, and always the end', () => {
  expect(placesShown(10, 4)).toEqual([0, 3, 6, 9, 10]);
  expect(placesShown(9, 4)).toEqual([0, 3, 6, 9]);
  expect(placesShown(400).at(-1)).toBe(400);
});
