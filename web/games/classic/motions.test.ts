import { expect, test } from 'vitest';
import { classic } from '../../../engine/classic';
import { STANDARD } from '../../../engine/classic/data/standard';
import type { Position } from '../../../engine/classic/types';
import { textRandom } from '../../../engine/random';
import type { ShownStep } from '../../lib/shown-step';
import { arrivalsOf, beforeChange, changedCentres, motionsOf } from './motions';
import { openingPosition } from './opening';

/** A step with these orders, as the platform answers it. */
function stepOf(before: Position, orders: Readonly<Record<string, readonly object[]>>): ShownStep {
  const result = classic.adjudicate(before, orders, classic.options.parse({}), textRandom('motions'));
  return {
    before,
    position: result.position,
    orders: [...result.orders],
    events: [...result.events] as unknown as ShownStep['events'],
    sentences: [],
  };
}

const move = (unit: string, to: string) => ({ unit, type: 'MOVE', to });

test('units that bounce go towards their goal from where they stand, and others arrive', () => {
  const step = stepOf(openingPosition(), {
    france: [move('par', 'bur')],
    germany: [move('mun', 'bur'), move('kie', 'den')],
  });
  expect(motionsOf(STANDARD, step)).toEqual(['bouncing', 'arriving']);
  expect([...arrivalsOf(STANDARD, step, 'bouncing')].sort()).toEqual([
    ['mun', 'bur'],
    ['par', 'bur'],
  ]);
  expect([...arrivalsOf(STANDARD, step, 'arriving')]).toEqual([['den', 'kie']]);
});

test('a dislodged unit leaves its province', () => {
  const opening = openingPosition();
  const others = opening.units.filter(({ at }) => !['vie', 'bud', 'rom', 'ven'].includes(at));
  const before: Position = {
    ...opening,
    units: [
      ...others,
      { power: 'italy', kind: 'army', at: 'tyr' },
      { power: 'italy', kind: 'army', at: 'boh' },
      { power: 'austria', kind: 'army', at: 'vie' },
    ],
  };
  const step = stepOf(before, {
    italy: [move('tyr', 'vie'), { unit: 'boh', type: 'SUPPORT', from: 'tyr', to: 'vie' }],
  });
  expect(motionsOf(STANDARD, step)).toEqual(['leaving', 'arriving']);
  expect([...arrivalsOf(STANDARD, step, 'leaving')]).toEqual([['vie', 'vie']]);
});

test('in a quiet turn units only arrive', () =>
  expect(motionsOf(STANDARD, stepOf(openingPosition(), { germany: [move('kie', 'den')] }))).toEqual([
    'arriving',
  ]));

test('a unit that is disbanded in the retreats leaves the side of its province, not the unit in it', () => {
  const before: Position = {
    ...openingPosition(),
    phase: 'retreats',
    units: [{ power: 'italy', kind: 'army', at: 'vie' }],
    dislodged: [{ power: 'austria', kind: 'army', at: 'vie', by: 'tyr', options: ['bud'] }],
  };
  const step = stepOf(before, { austria: [{ unit: 'vie', type: 'DISBAND' }] });
  expect(motionsOf(STANDARD, step)).toEqual(['leaving', 'arriving']);
  expect([...arrivalsOf(STANDARD, step, 'leaving')]).toEqual([['beside vie', 'beside vie']]);
});

test('a centre changes hands after the units have arrived', () => {
  const opening = openingPosition();
  const others = opening.units.filter(({ at }) => at !== 'kie' && at !== 'mun');
  const before: Position = {
    ...opening,
    season: 'fall',
    units: [
      ...others,
      { power: 'germany', kind: 'fleet', at: 'den' },
      { power: 'france', kind: 'army', at: 'mun' },
    ],
  };
  const step = stepOf(before, {});
  expect(motionsOf(STANDARD, step)).toEqual(['arriving', 'changing']);
  expect([...changedCentres(step)].sort()).toEqual([
    ['den', 'germany'],
    ['mun', 'france'],
  ]);
  expect(step.position).toMatchObject({ centres: { mun: 'france', den: 'germany' } });
  expect(beforeChange(step).centres).toEqual(before.centres);
});
