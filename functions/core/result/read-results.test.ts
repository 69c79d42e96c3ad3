import { expect, test } from 'vitest';
import { TINY } from '../../../test/support/tiny-variant';
import { yearCounted } from './read-results';

const variant = (facts: object) => ({ variant: { ...TINY, ...facts } });

test.each([
  ['Classic, counted', {}, 3, 3],
  ['Classic, by the calendar', {}, 1903, 3],
  ['a variant with another first year', variant({}), 1402, 3],
  ['a variant whose years are ten apart', variant({ yearsApart: 10 }), 1420, 3],
  ['no year of play of it', variant({ yearsApart: 10 }), 1425, undefined],
  ['a year in which nobody plays any more', variant({}), 1500, undefined],
] as const)('a year on a list of results: %s', (_, options, written, year) => {
  expect(yearCounted({ system: 'classic', options }, written)).toBe(year);
});
