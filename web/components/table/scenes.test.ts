import { expect, test } from 'vitest';
import type { SeatChange } from '../../lib/seat-change';
import { type Motion, motionsSeen } from './motions';
import { following, isOwnMove, scenesOf } from './scenes';

const STEP = { before: {}, position: {}, orders: [], events: [], sentences: [] };

const change = (isOut: boolean): SeatChange => ({
  seat: 'red',
  gained: [],
  lost: [],
  units: -2,
  points: 0,
  isOut,
});

type Case = readonly [shows: string, motions: readonly Motion[] | undefined, isOut: boolean, scenes: string];

const cases: readonly Case[] = [
  ['the board after its orders, in a game without motions', undefined, false, 'orders arriving'],
  ['only what can be seen', ['arriving'], false, 'orders arriving'],
  [
    'what bounces and leaves, then what changes hands',
    ['bouncing', 'leaving', 'arriving', 'changing'],
    false,
    'orders bouncing leaving arriving changing',
  ],
  ['last that a seat is out', ['arriving', 'changing'], true, 'orders arriving changing out'],
];

test.each(cases)('the story of a step shows %s', (_, motions, isOut, scenes) => {
  const drawing = { changes: () => [change(isOut)], ...(motions && { motions: () => motions }) };
  expect(scenesOf(drawing, STEP).join(' ')).toBe(scenes);
});

test('a step has the motions for which there is anything to see, and pieces always arrive', () => {
  expect(motionsSeen({})).toEqual(['arriving']);
  expect(motionsSeen({ changing: 1, leaving: 2, bouncing: 0 })).toEqual(['leaving', 'arriving', 'changing']);
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
