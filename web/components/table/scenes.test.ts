import { expect, test } from 'vitest';
import { following, isOwnMove, scenesOf } from './scenes';

const STEP = { before: {}, position: {}, orders: [], events: [], sentences: [] };

test('a step is its orders, what bounces and leaves if anything does, and the board after it', () => {
  expect(scenesOf({}, STEP)).toEqual(['orders', 'arriving']);
  expect(scenesOf({ motionsBefore: () => [] }, STEP)).toEqual(['orders', 'arriving']);
  expect(scenesOf({ motionsBefore: () => ['bouncing', 'leaving'] }, STEP)).toEqual([
    'orders',
    'bouncing',
    'leaving',
    'arriving',
  ]);
});

test('after the last scene of a step comes the first of the next', () => {
  expect(following({ at: 1, scene: 0 }, 2)).toEqual({ at: 1, scene: 1 });
  expect(following({ at: 1, scene: 1 }, 2)).toEqual({ at: 2, scene: 0 });
});

const verdict = (seat: string) => ({ seat, order: {}, result: 'ok', reason: '' });

test.each([
  ['what the reader sent', ['blue'], 'all-ready', true],
  ['what a deadline did for the reader', ['blue'], 'deadline', false],
  ['what another seat did', ['red'], 'all-ready', false],
  ['what both did', ['blue', 'red'], 'all-ready', false],
  ['what nobody ordered', [], 'all-ready', false],
] as const)('an own move is %s: %j after %s, %s', (_, seats, why, expected) =>
  expect(isOwnMove({ why, orders: seats.map(verdict) }, 'blue')).toBe(expected));

test('nothing is an own move of a reader without a seat, or before it is known', () => {
  expect(isOwnMove({ why: 'all-ready', orders: [verdict('blue')] }, null)).toBe(false);
  expect(isOwnMove(undefined, 'blue')).toBe(false);
});
