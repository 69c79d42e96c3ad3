import { expect, test } from 'vitest';
import type { OpenPart } from '../../../../engine/game/offer';
import { firstOrder, type RiskOffer, sourcesOf } from './offers';

const toPlace = (to: readonly string[]): readonly OpenPart[] => [
  { field: 'placements', kind: 'placements', to, min: 1, max: 3 },
];

const cases: readonly (readonly [
  shows: string,
  offers: readonly RiskOffer[],
  taps: Record<string, string>,
])[] = [
  [
    'units that come in are put down',
    [{ order: { type: 'reinforce', placements: [] }, open: toPlace(['harlem', 'inwood']) }],
    { harlem: 'put', inwood: 'put' },
  ],
  ['an attack starts where its units are', [attackFrom('harlem')], { harlem: 'start' }],
  [
    'a card that places units says nothing of hoods that can attack',
    [
      attackFrom('harlem'),
      { order: { type: 'playCard', card: 'block-party', placements: [] }, open: toPlace(['inwood']) },
    ],
    { harlem: 'start' },
  ],
  ['a hood that is free is taken', [{ order: { type: 'draft', to: 'inwood' } }], { inwood: 'take' }],
];

test.each(cases)('%s', (_shows, offers, taps) => {
  expect(Object.fromEntries(sourcesOf(offers))).toEqual(taps);
});

test('the attack that a tap stands for does not move in the units that it keeps', () => {
  const open = ['keep', 'move', 'rolls'].map((field) => ({ field, kind: 'number', min: 1, max: 7 }) as const);
  expect(firstOrder({ ...attackFrom('harlem'), open })).toMatchObject({ keep: 3, move: 5, rolls: 7 });
});

function attackFrom(from: string): RiskOffer {
  return { order: { type: 'attack', from, to: 'inwood' } };
}
