import { expect, test } from 'vitest';
import { STANDARD } from '../../../engine/classic/data/standard';
import { english } from '../../../test/support/texts';
import { openingPosition } from './opening';
import { provinceText } from './province-text';

const OPENING = openingPosition();

const cases: readonly (readonly [shows: string, province: string, says: string])[] = [
  [
    'a home centre with its unit',
    'par',
    'An army of France stands here. A home centre of France. Next to Brest,',
  ],
  ['a centre of no one', 'bel', 'No unit stands here. A centre that no one owns. Next to Burgundy,'],
  ['water', 'nth', 'No unit stands here. Next to Belgium,'],
  ['a fleet on a coast', 'stp', 'A fleet of Russia stands here, on the south coast.'],
  ['two coasts', 'spa', 'Its north coast meets Mid-Atlantic Ocean. Its south coast meets'],
];

for (const [shows, province, says] of cases)
  test(`a province in words: ${shows}`, () =>
    expect(provinceText(STANDARD, OPENING, province, english('classic'), 'en')).toContain(says));

test('a centre that was taken names its owner', () => {
  const taken = { ...OPENING, centres: { ...OPENING.centres, par: 'germany' as const } };
  expect(provinceText(STANDARD, taken, 'par', english('classic'), 'en')).toContain(
    'A home centre of France, owned by Germany.',
  );
});
