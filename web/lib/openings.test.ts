import { describe, expect, test } from 'vitest';
import { counted, readOpening } from './openings';

describe('an opening in the notation of its game', () => {
  test('is read on the first board', () => {
    const words = 'A Cloisters#1 - Upper Hudson River, A Cloisters#2 H';
    const read = readOpening('ny2047', 'tower', words);
    expect(read?.orders).toEqual([
      { type: 'MOVE', unit: 'tower-1', to: 'upper-hudson' },
      { type: 'HOLD', unit: 'tower-2' },
    ]);
    const { units } = read?.before as { units: readonly { faction: string }[] };
    expect(new Set(units.map(({ faction }) => faction))).toEqual(new Set(['tower']));
  });

  test.each([
    ['of a unit that the seat does not have', 'ny2047', 'papst', 'A Cloisters#1 - Upper Hudson River'],
    ['of another map', 'ny2047', 'tower', 'A Atlantis - Upper Hudson River'],
    ['in words', 'nyc-risk', 'blue', 'Harlem, then Chelsea'],
    ['of a province of another map', 'classic', 'france', 'A XYZ - BUR'],
  ] as const)('%s is not', (_, id, seat, words) => {
    expect(readOpening(id, seat, words)).toBeNull();
  });
});

test('the same words are counted', () => {
  expect(counted(['north', 'south', 'north'])).toEqual([
    ['north', 2],
    ['south', 1],
  ]);
});
