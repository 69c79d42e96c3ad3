import { expect, test } from 'vitest';
import { newEra } from '../../../engine/new-era';
import type { Built, PlayerView, View } from '../../../engine/new-era/types';
import { textRandom } from '../../../engine/random';
import { changesInEnglish } from '../../../test/support/changes-in-english';
import { seatChanges } from './seat-changes';

const SEATS = ['yellow', 'blue', 'green'];
const BUILT: Built = {
  vp: 0,
  vpTokens: 0,
  improved: false,
  debris: false,
  uses: 0,
  workers: 0,
  shield: null,
  stored: {},
};
const EMPTY = newEra.view(newEra.setup(newEra.options.parse({}), SEATS, textRandom('changes')), {
  kind: 'spectator',
}) as View;

function seatWith(view: View, seat: string, change: Partial<PlayerView>): View {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return { ...view, players: { ...view.players, [seat]: { ...player, ...change } } };
}

/** Yellow has a Quarry. */
const BOARD = seatWith(EMPTY, 'yellow', { locations: { 'quarry#1': BUILT } });

type Case = readonly [
  shows: string,
  after: View,
  seat: string | null,
  says: readonly string[],
  before?: View,
];

const cases: readonly Case[] = [
  ['nothing', BOARD, 'yellow', []],
  [
    'a location and the point that it counts',
    seatWith(BOARD, 'blue', { locations: { 'village#1': BUILT } }),
    'blue',
    ['You gained Village and scored 1 point.'],
  ],
  [
    'a location in debris as lost',
    seatWith(BOARD, 'yellow', { locations: { 'quarry#1': { ...BUILT, debris: true } } }),
    'yellow',
    [expect.stringMatching(/^You lost Quarry\b/) as unknown as string],
  ],
  [
    'an agreement that ended',
    BOARD,
    'blue',
    ['You lost the agreement with Quarry.'],
    seatWith(BOARD, 'blue', { agreements: { 'quarry#1': 'yellow' } }),
  ],
  [
    'points on the base',
    seatWith(BOARD, 'blue', { baseVp: 2 }),
    'yellow',
    ['You gained and lost nothing.', 'Blue scored 2 points.'],
  ],
  [
    'that a seat was left',
    seatWith(BOARD, 'green', { resigned: true }),
    'yellow',
    ['You gained and lost nothing.', 'Green is out of the game.'],
  ],
];

for (const [shows, after, seat, says, before = BOARD] of cases)
  test(`changes of a step of New Era tell ${shows}`, () =>
    expect(changesInEnglish(seatChanges(before, after), seat)).toEqual(says));
