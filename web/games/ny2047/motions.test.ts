import { expect, test } from 'vitest';
import type { Event, Position } from '../../../engine/ny2047/types';
import type { ShownStep } from '../../lib/shown-step';
import { arrivalsOf, motionsBefore } from './motions';
import { openingPosition } from './opening';

const OPENING = openingPosition();
const PLACES = ['inwood', 'harlem'] as const;

/** Tower has two units in one place and one in another. */
const BEFORE: Position = {
  ...OPENING,
  units: [
    { id: 'tower-1', faction: 'tower', space: PLACES[0] },
    { id: 'tower-2', faction: 'tower', space: PLACES[0] },
    { id: 'tower-3', faction: 'tower', space: PLACES[1] },
  ],
};

const stepWith = (
  events: readonly Event[],
  orders: readonly { seat: string; order: object; result: string; reason: string }[] = [],
) => ({
  before: BEFORE,
  position: BEFORE,
  orders: [...orders],
  events: [...events] as unknown as ShownStep['events'],
  sentences: [],
});

const lost = (unit: string, space: string): Event => ({
  type: 'destroyed',
  unit,
  faction: 'tower',
  space,
  cause: 'attack',
});

test('a unit that bounces goes towards its goal', () => {
  const order = { unit: 'tower-3', type: 'MOVE', to: PLACES[0] };
  const step = stepWith([], [{ seat: 'tower', order, result: 'bounced', reason: '6.3' }]);
  expect(motionsBefore(step)).toEqual(['bouncing']);
  expect([...arrivalsOf(step, 'bouncing')]).toEqual([[PLACES[1], PLACES[0]]]);
});

test('a stack leaves when all of it is lost, and stays when it only shrinks', () => {
  expect([...arrivalsOf(stepWith([lost('tower-3', PLACES[1])]), 'leaving')]).toEqual([
    [PLACES[1], PLACES[1]],
  ]);
  expect(motionsBefore(stepWith([lost('tower-1', PLACES[0])]))).toEqual([]);
  const both = stepWith([lost('tower-1', PLACES[0]), lost('tower-2', PLACES[0])]);
  expect([...arrivalsOf(both, 'leaving')]).toEqual([[PLACES[0], PLACES[0]]]);
});
