import { expect, test } from 'vitest';
import { STANDARD } from '../../../engine/classic/data/standard';
import type { Position } from '../../../engine/classic/types';
import { changesInEnglish } from '../../../test/support/changes-in-english';
import { openingPosition } from './opening';
import { seatChanges } from './seat-changes';

const OPENING = openingPosition();

type Case = readonly [shows: string, after: Partial<Position>, seat: string | null, says: readonly string[]];

const without = (place: string) => OPENING.units.filter(({ at }) => at !== place);
const munich = { ...OPENING.centres, mun: 'russia' as const };

const cases: readonly Case[] = [
  ['nothing', {}, 'germany', []],
  [
    'the reader’s loss before the gain of another',
    { centres: munich },
    'germany',
    ['You lost Munich.', 'Russia gained Munich.'],
  ],
  ['the gain of the reader', { centres: munich }, 'russia', ['You gained Munich.', 'Germany lost Munich.']],
  [
    'all powers alike to a spectator',
    { centres: munich },
    null,
    ['Germany lost Munich.', 'Russia gained Munich.'],
  ],
  [
    'that the reader has neither',
    { centres: munich },
    'france',
    ['You gained and lost nothing.', 'Germany lost Munich.', 'Russia gained Munich.'],
  ],
  [
    'a centre and the unit in it',
    { centres: munich, units: without('mun') },
    'germany',
    ['You lost Munich and 1 unit.', 'Russia gained Munich.'],
  ],
  [
    'no loss while a dislodged unit may retreat',
    {
      units: without('mun'),
      dislodged: [{ power: 'germany', kind: 'army', at: 'mun', by: 'boh', options: ['ruh'] }],
    },
    'germany',
    [],
  ],
  [
    'a build',
    { units: [...OPENING.units, { power: 'france', kind: 'army', at: 'bur' }] },
    'france',
    ['You gained 1 unit.'],
  ],
  [
    'no build where a unit comes into sight in fog',
    {
      units: [...OPENING.units, { power: 'france', kind: 'army', at: 'bur' }],
      fog: { viewer: 'germany', outOfSight: [] },
    },
    'germany',
    [],
  ],
  [
    'the largest change of the others first, and the power that is out',
    {
      centres: { ...OPENING.centres, vie: 'italy', bud: 'italy', tri: 'italy', lon: 'france' },
      eliminated: [{ power: 'austria', year: 1902 }],
    },
    'england',
    [
      'You lost London.',
      'Austria lost Budapest, Trieste and Vienna.',
      'Austria is out of the game.',
      'Italy gained Budapest, Trieste and Vienna.',
      'France gained London.',
    ],
  ],
  [
    'three names and a number where there are more',
    { centres: { ...OPENING.centres, vie: 'italy', bud: 'italy', tri: 'italy', mun: 'italy', mar: 'italy' } },
    'italy',
    [
      expect.stringMatching(/^You gained \w+, \w+, \w+ and 2 more\.$/) as unknown as string,
      'Austria lost Budapest, Trieste and Vienna.',
      'France lost Marseilles.',
      'Germany lost Munich.',
    ],
  ],
];

for (const [shows, after, seat, says] of cases)
  test(`changes of a turn of Classic tell ${shows}`, () =>
    expect(changesInEnglish(seatChanges(STANDARD, OPENING, { ...OPENING, ...after }), seat)).toEqual(says));
