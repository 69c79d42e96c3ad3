import { expect, test } from 'vitest';
import { nycRisk } from '../../../engine/nyc-risk';
import type { View } from '../../../engine/nyc-risk/types';
import { textRandom } from '../../../engine/random';
import { changesInEnglish } from '../../../test/support/changes-in-english';
import { seatChanges } from './seat-changes';

const SEATS = ['yellow', 'blue', 'green'];
const EMPTY: View = nycRisk.setup(nycRisk.options.parse({}), SEATS, textRandom('changes'));
/** Yellow holds Harlem and Inwood, blue Soho. */
const BOARD: View = {
  ...EMPTY,
  phase: 'attack',
  turn: 1,
  hoods: {
    ...EMPTY.hoods,
    harlem: { owner: 'yellow', units: 3 },
    inwood: { owner: 'yellow', units: 1 },
    soho: { owner: 'blue', units: 4 },
  },
};

type Case = readonly [shows: string, after: Partial<View>, seat: string | null, says: readonly string[]];

const cases: readonly Case[] = [
  ['nothing', {}, 'yellow', []],
  [
    'a hood that was taken from the reader, and its unit',
    { hoods: { ...BOARD.hoods, inwood: { owner: 'blue', units: 1 }, soho: { owner: 'blue', units: 3 } } },
    'yellow',
    ['You lost Inwood and 1 unit.', 'Blue gained Inwood.'],
  ],
  [
    'units that fell on both sides of an attack',
    { hoods: { ...BOARD.hoods, harlem: { owner: 'yellow', units: 2 }, soho: { owner: 'blue', units: 2 } } },
    'yellow',
    ['You lost 1 unit.', 'Blue lost 2 units.'],
  ],
  ['the points of a card', { points: { ...BOARD.points, blue: 2 } }, 'blue', ['You scored 2 points.']],
  [
    'that another seat is out',
    { hoods: { ...BOARD.hoods, soho: { owner: 'yellow', units: 4 } }, eliminated: ['blue'] },
    'yellow',
    ['You gained SoHo and 4 units.', 'Blue lost SoHo and 4 units.', 'Blue is out of the game.'],
  ],
];

for (const [shows, after, seat, says] of cases)
  test(`changes of a step of City of New York Risk tell ${shows}`, () =>
    expect(changesInEnglish(seatChanges(BOARD, { ...BOARD, ...after }), seat)).toEqual(says));
