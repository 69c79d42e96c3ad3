import { expect, test } from 'vitest';
import { STANDARD } from '../../../engine/ny2047/data/standard';
import { type Event, type Position, TURRETONS } from '../../../engine/ny2047/types';
import type { ShownStep } from '../../lib/shown-step';
import { arrivalsOf, beforeChange, changedSpaces, motionsOf } from './motions';
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
  expect(motionsOf(STANDARD, step)).toEqual(['bouncing', 'arriving']);
  expect([...arrivalsOf(step, 'bouncing')]).toEqual([[PLACES[1], PLACES[0]]]);
});

test('a stack leaves when all of it is lost, and stays when it only shrinks', () => {
  expect([...arrivalsOf(stepWith([lost('tower-3', PLACES[1])]), 'leaving')]).toEqual([
    [PLACES[1], PLACES[1]],
  ]);
  expect(motionsOf(STANDARD, stepWith([lost('tower-1', PLACES[0])]))).toEqual(['arriving']);
  const both = stepWith([lost('tower-1', PLACES[0]), lost('tower-2', PLACES[0])]);
  expect([...arrivalsOf(both, 'leaving')]).toEqual([[PLACES[0], PLACES[0]]]);
});

test('spaces and Turretons change hands after the stacks have arrived', () => {
  const [turreton] = TURRETONS;
  const seat = STANDARD.seatOf(turreton).id;
  const before: Position = { ...BEFORE, control: { harlem: 'papst' } };
  const step: ShownStep = {
    ...stepWith([
      { type: 'control', space: 'harlem', from: 'papst', to: 'tower' },
      { type: 'control', space: 'inwood', from: null, to: 'tower' },
      { type: 'turreton', name: turreton, from: null, to: 'tower' },
    ]),
    before,
    position: {
      ...before,
      control: { harlem: 'tower', inwood: 'tower' },
      turretons: { ...before.turretons, [turreton]: 'tower' },
    },
  };
  expect(motionsOf(STANDARD, step)).toEqual(['arriving', 'changing']);
  expect([...changedSpaces(STANDARD, step)]).toEqual([
    ['harlem', 'tower'],
    ['inwood', 'tower'],
    [seat, 'tower'],
  ]);
  expect(beforeChange(STANDARD, step)).toEqual(before);
});
