import { expect, test } from 'vitest';
import { domination } from '../../../engine/domination';
import type { View } from '../../../engine/domination/types';
import { textRandom } from '../../../engine/random';
import { changesInEnglish } from '../../../test/support/changes-in-english';
import { seatChanges } from './seat-changes';

const SEATS = ['yellow', 'blue', 'green'];
const EMPTY = domination.view(domination.setup(domination.options.parse({}), SEATS, textRandom('changes')), {
  kind: 'spectator',
}) as View;
const BOARD: View = {
  ...EMPTY,
  forces: { western_europe: { seat: 'yellow', full: true }, brazil: { seat: 'blue', full: false } },
};

const seatWith = (seat: string, change: object) => ({
  ...BOARD.seats,
  [seat]: { ...BOARD.seats[seat], ...change },
});

type Case = readonly [shows: string, after: object, seat: string | null, says: readonly string[]];

const cases: readonly Case[] = [
  ['nothing', {}, 'yellow', []],
  [
    'a Force that is only weaker',
    { forces: { ...BOARD.forces, western_europe: { seat: 'yellow', full: false } } },
    'yellow',
    ['You lost strength in Western Europe.'],
  ],
  [
    'an area that the reader lost',
    { forces: { brazil: BOARD.forces.brazil } },
    'yellow',
    ['You lost Western Europe.'],
  ],
  [
    'an area that changed hands',
    { forces: { ...BOARD.forces, western_europe: { seat: 'blue', full: false } } },
    'yellow',
    ['You lost Western Europe.', 'Blue gained Western Europe.'],
  ],
  [
    'points',
    { seats: seatWith('blue', { vp: 4 }) },
    'yellow',
    ['You gained and lost nothing.', 'Blue scored 3 points.'],
  ],
  [
    'that a seat was left',
    { seats: seatWith('green', { vacant: true }) },
    'green',
    ['You are out of the game.'],
  ],
];

for (const [shows, after, seat, says] of cases)
  test(`changes of a step of Domination tell ${shows}`, () =>
    expect(changesInEnglish(seatChanges(BOARD, { ...BOARD, ...after }), seat)).toEqual(says));
