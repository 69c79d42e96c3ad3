import { expect, test } from 'vitest';
import { STANDARD } from '../../../engine/ny2047/data/standard';
import type { Position } from '../../../engine/ny2047/types';
import { changesInEnglish } from '../../../test/support/changes-in-english';
import { openingPosition } from './opening';
import { seatChanges } from './seat-changes';

const OPENING = openingPosition();
const [HOME = ''] = Object.keys(OPENING.control).filter((space) => OPENING.control[space] === 'tower');
const [UNIT] = OPENING.units.filter(({ faction }) => faction === 'tower');

const others = OPENING.units.filter(({ id }) => id !== UNIT?.id);
const moved = (space: string) => [...others, ...(UNIT === undefined ? [] : [{ ...UNIT, space }])];

type Case = readonly [shows: string, after: Partial<Position>, seat: string | null, says: readonly string[]];

const cases: readonly Case[] = [
  ['nothing', {}, 'tower', []],
  [
    'no space without a star',
    { control: { ...OPENING.control, 'washington-heights': 'tower' } },
    'tower',
    [],
  ],
  [
    'a star in the water, where the unit is',
    { units: moved('lower-bay') },
    'tower',
    ['You gained Lower Bay.'],
  ],
  ['a unit', { units: others }, 'tower', ['You lost 1 unit.']],
  ['a Turreton', { turretons: { ...OPENING.turretons, moe: 'papst' } }, 'papst', ['You gained Moe.']],
  [
    'a Turreton of another',
    { turretons: { ...OPENING.turretons, moe: 'papst' } },
    'tower',
    ['You gained and lost nothing.', 'Papst gained Moe.'],
  ],
  [
    'a home, and that the reader is out',
    {
      control: { ...OPENING.control, [HOME]: 'greene' },
      eliminated: [{ faction: 'tower', year: 2048, season: 'fall', by: 'greene' }],
    },
    'tower',
    ['You lost The Cloisters. You are out of the game.', 'Greene gained The Cloisters.'],
  ],
];

for (const [shows, after, seat, says] of cases)
  test(`changes of a turn of New York 2047 tell ${shows}`, () =>
    expect(changesInEnglish(seatChanges(STANDARD, OPENING, { ...OPENING, ...after }), seat)).toEqual(says));
