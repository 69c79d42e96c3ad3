import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { DeadlinePolicy } from '../deadlines/policy';
import { calendarOf } from './calendar';

const DAY = 24 * 60 * 60_000;
const START = Temporal.Instant.from('2026-11-23T20:00Z').epochMilliseconds;
const daily = DeadlinePolicy.parse({ orders: 24 * 60, adjustment: 12 * 60 });

describe('the calendar of a season', () => {
  test('adds up the steps of each round, and the next opens as it ends', () => {
    const length = { usual: { orders: 10, adjustment: 4 }, most: { orders: 20, adjustment: 20 } };
    const [first, second] = calendarOf(daily, length, 2, START);
    expect(first).toEqual({
      round: 1,
      opens: START,
      firstDeadline: START + DAY,
      usualEnd: START + 12 * DAY,
      latestEnd: START + 30 * DAY,
    });
    expect(second).toMatchObject({ opens: START + 12 * DAY, latestEnd: START + 60 * DAY });
  });

  test('spreads the steps of each pace evenly over a game', () => {
    const named = DeadlinePolicy.parse({
      orders: { days: ['friday'], time: '20:00' },
      adjustment: 60,
      zone: 'UTC',
    });
    const ends = (usual: { orders: number; adjustment: number }) => {
      const [round] = calendarOf(named, { usual, most: null }, 1, START);
      return Temporal.Instant.fromEpochMilliseconds(round?.usualEnd ?? 0).toString();
    };
    // Orders, an adjustment, orders.
    expect(ends({ orders: 2, adjustment: 1 })).toBe('2026-12-04T20:00:00Z');
    expect(ends({ orders: 3, adjustment: 2 })).toBe('2026-12-11T20:00:00Z');
    // An adjustment, orders, an adjustment.
    expect(ends({ orders: 1, adjustment: 2 })).toBe('2026-11-27T21:00:00Z');
  });

  test('names no latest end of a game that may go on', () => {
    expect(
      calendarOf(daily, { usual: { decision: 3 }, most: null }, 2, START).map((round) => round.latestEnd),
    ).toEqual([null, null]);
  });

  test('looks ten years ahead and no further, however many steps there are', () => {
    const weekly = DeadlinePolicy.parse({
      orders: { days: ['friday'], time: '20:00' },
      adjustment: 60,
      zone: 'America/New_York',
    });
    const endless = { usual: { orders: 200 }, most: { orders: 1_000_000 } };
    const dates = calendarOf(weekly, endless, 100, START);
    expect(dates.map(({ round, latestEnd }) => [round, latestEnd])).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  test('follows named days', () => {
    const fridays = DeadlinePolicy.parse({
      orders: { days: ['friday'], time: '20:00' },
      adjustment: 60,
      zone: 'America/New_York',
    });
    const [round] = calendarOf(fridays, { usual: { orders: 4 }, most: null }, 1, START);
    expect(round?.usualEnd).toBe(Temporal.Instant.from('2026-12-19T01:00Z').epochMilliseconds);
  });
});
