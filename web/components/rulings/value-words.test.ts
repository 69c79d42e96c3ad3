import { expect, test } from 'vitest';
import { english } from '../../../test/support/texts';
import { positionWords } from './position-words';
import { pathOf, placeInWords, positionInWords } from './value-words';

const PLACES: Readonly<Record<string, string>> = { harlem: 'Harlem', 'tower-4': 'Unit 4' };
const words = positionWords(
  english('says-position-ny2047') as unknown as Parameters<typeof positionWords>[0],
  { tower: 'Ines Okafor', papst: 'Ambrose' },
  (id) => PLACES[id] ?? id,
);
const place = (pointer: string, value?: unknown) => placeInWords(pathOf(pointer), words, value);

test('a place in a position is said in words, counted from one', () => {
  const position = { units: [{ id: 'tower-4', faction: 'tower', space: 'harlem' }] };
  expect(place('/units/0/space', position)).toBe('Units 1 (Unit 4, Tower): Space');
  expect(place('/units/3/space', position)).toBe('Units 4: Space');
  expect(place('/control/harlem')).toBe('Control of spaces: Harlem');
  expect(place('/pending/papst/relocate/from')).toBe('Choices owed, Papst, New home base: From');
  expect(place('/outcome/placing/0/1')).toBe('Outcome: Final order 1 2');
  expect(place('/units')).toBe('Units');
  expect(place('/a~1b')).toBe('a/b');
});

test('a value is said without the signs of JSON', () => {
  const said = (value: unknown) => positionInWords(value, words, english('ruling-form'));
  expect(said({ id: 'tower-4', faction: 'papst', space: 'harlem' })).toBe(
    'Identifier: Unit 4, Faction: Papst, Space: Harlem',
  );
  expect(said(['last-survivor', 'new words.'])).toBe('Last survivor; new words.');
  expect([undefined, null, [], 7, true].map(said)).toEqual(['nothing', 'nothing', 'nothing', '7', 'yes']);
});
