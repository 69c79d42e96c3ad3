import { expect, test } from 'vitest';
import { SCORING_IDS } from '../../engine/tournament/scoring';
import { SCORINGS } from '../../engine/tournament/scoring/all';
import { LANGUAGES } from '../../messages/languages';
import { translateIn } from '../support/translated';

/**
 * Names of people, places, events and programs: the same in every language. Any text that should be translated is a
 * message.
 */
const PROPER_NAMES: readonly string[] = [
  'Carnage',
  'Carnage 2023',
  'Centre-count Carnage',
  'C-Diplo',
  'C-Diplo 100',
  'C-Diplo 80',
  'C-Diplo Namur',
  'Tribute',
  'Half-Tribute',
  'OpenTribute',
  'Detour09',
  'Dixie',
  'ManorCon',
  'ManorCon v2',
  'Bangkok',
  'Olympic',
  'Bangkok Pike',
  'World Classic',
  'Summer Classic',
  'Open Mind the Gap',
  'Whipping',
  'Southern Sun',
  'Ranked Classic',
  'Ranked Classic v2',
  'Haight',
  'Maxonian',
  '7Eleven',
  'Base 3',
  'Mischief',
  'Vulcan',
  'Duct Tape V2',
  'Sydney League',
];

const NAMES = SCORING_IDS.map((id) => SCORINGS[id].name);

test('the scoring systems with one name for all languages are those that are called after something', () => {
  expect(NAMES.filter((name) => typeof name === 'string')).toEqual(PROPER_NAMES);
});

test.each(NAMES.filter((name) => typeof name !== 'string'))('$text is translated', (name) => {
  const said = LANGUAGES.map((language) => translateIn(language)(name));
  expect(new Set(said).size).toBe(LANGUAGES.length);
});
