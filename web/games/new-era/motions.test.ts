import { expect, test } from 'vitest';
import { newEra } from '../../../engine/new-era';
import type { Built, PlayerView, View } from '../../../engine/new-era/types';
import { textRandom } from '../../../engine/random';
import type { ShownStep } from '../../lib/shown-step';
import { cardsArriving, cardsLeaving, motionsOf, seatsWithChanges } from './motions';

const SEATS = ['yellow', 'blue', 'green'];
const EMPTY = newEra.view(newEra.setup(newEra.options.parse({}), SEATS, textRandom('motions')), {
  kind: 'spectator',
}) as View;
const BUILT: Built = {
  ...{ vp: 0, vpTokens: 0, improved: false, debris: false, uses: 0, workers: 0 },
  ...{ shield: null, stored: {} },
};

function seatWith(view: View, seat: string, change: Partial<PlayerView>): View {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return { ...view, players: { ...view.players, [seat]: { ...player, ...change } } };
}

/** Yellow has a Quarry, with which blue has an agreement; blue has spoils; two cards are on display. */
const BOARD = seatWith(
  seatWith({ ...EMPTY, display: ['tank#1', 'village#2'] }, 'yellow', { locations: { 'quarry#1': BUILT } }),
  'blue',
  { agreements: { 'quarry#1': 'yellow' }, under: { 'village#1': 'spoils' } },
);

type Case = readonly [
  shows: string,
  after: View,
  motions: string,
  leaving: readonly string[],
  arriving: readonly string[],
];

const cases: readonly Case[] = [
  ['nothing', BOARD, 'arriving', [], []],
  [
    'a location that is conquered, and the agreement with it',
    seatWith(seatWith(BOARD, 'yellow', { locations: { 'quarry#1': { ...BUILT, debris: true } } }), 'blue', {
      agreements: {},
    }),
    'leaving arriving',
    ['blue quarry#1', 'yellow quarry#1'],
    [],
  ],
  [
    'a location that another one replaces',
    seatWith(BOARD, 'yellow', { locations: { 'village#3': BUILT } }),
    'leaving arriving',
    ['yellow quarry#1'],
    ['yellow village#3'],
  ],
  [
    'debris that is built up again',
    seatWith(BOARD, 'green', { locations: { 'village#3': BUILT } }),
    'arriving',
    [],
    ['green village#3'],
  ],
  [
    'an agreement that is broken',
    seatWith(BOARD, 'blue', { agreements: {} }),
    'leaving arriving',
    ['blue quarry#1'],
    [],
  ],
  [
    'spoils that are new',
    seatWith(BOARD, 'green', { under: { 'tank#2': 'spoils' } }),
    'arriving',
    [],
    ['green tank#2'],
  ],
  [
    'a card that is drafted from the display',
    { ...BOARD, display: ['village#2'] },
    'leaving arriving',
    [' tank#1'],
    [],
  ],
  [
    'cards that are turned up',
    { ...BOARD, display: [...(BOARD.display ?? []), 'quarry#2'] },
    'arriving',
    [],
    [' quarry#2'],
  ],
];

for (const [shows, after, motions, leaving, arriving] of cases)
  test(`the scenes of a step of New Era show ${shows}`, () => {
    const step: ShownStep = { before: BOARD, position: after, events: [], orders: [], sentences: [] };
    expect(motionsOf(step).join(' ')).toBe(motions);
    expect([...cardsLeaving(step)].sort()).toEqual(leaving);
    expect([...cardsArriving(step)].sort()).toEqual(arriving);
    const seats = [...leaving, ...arriving].map((card) => card.split(' ')[0]);
    expect(seatsWithChanges(step)).toEqual(SEATS.filter((seat) => seats.includes(seat)));
  });
