import { expect, test } from 'vitest';
import { STANDARD } from '../data/standard';
import { FACTIONS } from '../types';
import { setup } from './setup';
import { figuresOf } from './tally';

test('2.2 at the start each faction has three units, and of stars and land its home base alone', () => {
  const figures = { stars: 1, land: 1, units: 3 };
  expect(figuresOf(setup(STANDARD, FACTIONS))).toEqual(
    Object.fromEntries(FACTIONS.map((one) => [one, figures])),
  );
});
