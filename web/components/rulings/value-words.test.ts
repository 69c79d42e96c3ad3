import { expect, test } from 'vitest';
import { english } from '../../../test/support/texts';
import { placeInWords, valueInWords } from './value-words';

test('a place in a position is said in words, counted from one', () => {
  expect(placeInWords('/units/3/space')).toBe('units 4 space');
  expect(placeInWords('/players/red/vpTokens')).toBe('players red vp tokens');
  expect(placeInWords('/a~1b')).toBe('a/b');
});

test('a value is said without the signs of JSON', () => {
  const words = (value: unknown) => valueInWords(value, english('ruling-form'));
  expect(words({ id: 'tower-4', seen: true, at: ['a', 'b'] })).toBe('id tower-4, seen yes, at a; b');
  expect([undefined, null, [], 7].map(words)).toEqual(['nothing', 'nothing', 'nothing', '7']);
});
