import { expect, test } from 'vitest';
import { domination } from '../engine/domination';
import { textRandom } from '../engine/random';
import { paceOfGame } from './support/pace-game';
import { answerAt, HABITS } from './support/pace-people';

const HOUR = 3_600_000;

test('nobody answers in their sleep, and half of the waking answers come within the median', () => {
  const random = textRandom('answers');
  const zone = -5;
  // 8:00 local time in the person's zone.
  const asked = Date.UTC(2026, 10, 21, 8 - zone);
  const hours = Array.from({ length: 2000 }, () => (answerAt({ zone }, asked, random) - asked) / HOUR);
  for (const after of hours) {
    const clock = (8 + after) % 24;
    expect(clock >= 7 && clock < HABITS.asleepFrom).toBe(true);
  }
  const within = hours.filter((after) => after <= HABITS.median).length;
  expect(within / hours.length).toBeGreaterThan(0.45);
  expect(within / hours.length).toBeLessThan(0.55);
});

test('a simulated game is the same each time, and plans make it shorter', () => {
  const setting = {
    options: domination.options.parse({ turns: 3 }),
    seats: domination.seats.names.slice(0, 3),
    deadlines: { orders: 24 * 60, adjustment: 8 * 60, earlyClose: 'allowed' as const },
  };
  const days = (planners: number) =>
    ['a', 'b', 'c', 'd'].map(
      (seed) => paceOfGame(domination, { ...setting, planners }, textRandom(seed)).days,
    );
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  expect(days(0)).toEqual(days(0));
  expect(sum(days(100))).toBeLessThan(sum(days(0)));
});
