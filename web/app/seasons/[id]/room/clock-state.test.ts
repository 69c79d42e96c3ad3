import { describe, expect, test } from 'vitest';
import {
  clockFrom,
  clockText,
  extended,
  isNewer,
  timeLeft,
  toggled,
  wanted,
  withMinutes,
} from './clock-state';

const MINUTE = 60_000;

describe('the clock of a round', () => {
  test('runs from its start, stands still while paused, and never falls below zero', () => {
    const started = toggled(withMinutes(10), 0);
    expect(timeLeft(started, 4 * MINUTE)).toBe(6 * MINUTE);
    const paused = toggled(started, 4 * MINUTE);
    expect(timeLeft(paused, 60 * MINUTE)).toBe(6 * MINUTE);
    const again = toggled(paused, 60 * MINUTE);
    expect(timeLeft(again, 65 * MINUTE)).toBe(MINUTE);
    expect(timeLeft(again, 99 * MINUTE)).toBe(0);
  });

  test.each([
    ['that runs', toggled(withMinutes(10), 0), 3 * MINUTE, 12 * MINUTE],
    ['that is paused', toggled(toggled(withMinutes(10), 0), MINUTE), 3 * MINUTE, 14 * MINUTE],
    ['that has ended', toggled(withMinutes(1), 0), 9 * MINUTE, 5 * MINUTE],
  ])('gives five minutes more to a round %s', (_, clock, now, left) => {
    expect(timeLeft(extended(clock, 5, now), now)).toBe(left);
  });

  test.each([
    [0, 1],
    [45.4, 45],
    [5000, 1440],
  ])('a length of %d minutes counts as %d', (minutes, whole) => {
    expect(withMinutes(minutes)).toEqual({ minutes: whole, endsAt: null, left: whole * MINUTE });
  });

  test('is the same on screens whose own clocks differ, however long they have been open', () => {
    const now = '2026-11-27T20:00:00.000Z';
    const running = { round: 1, version: 3, minutes: 30, endsAt: '2026-11-27T20:20:00.000Z', now };
    const answer = { ...running, left: 20 * MINUTE };
    for (const at of [0, 777, 99 * MINUTE]) {
      expect(timeLeft(clockFrom(answer, at), at + 5 * MINUTE)).toBe(15 * MINUTE);
      expect(timeLeft(clockFrom({ ...answer, endsAt: null }, at), at + 5 * MINUTE)).toBe(20 * MINUTE);
    }
  });

  test('is stored with whole milliseconds, whether it runs or not', () => {
    const clock = toggled(withMinutes(10), 100.4);
    expect(wanted(clock, 100.4 + MINUTE)).toEqual({ minutes: 10, running: true, left: 9 * MINUTE });
    expect(wanted(toggled(clock, 200.7), 900)).toEqual({
      minutes: 10,
      running: false,
      left: 10 * MINUTE - 100,
    });
  });

  test('has a day left at most', () => {
    expect(timeLeft(extended(withMinutes(1440), 5, 0), 0)).toBe(1440 * MINUTE);
  });

  test('is not replaced by an answer that a later one has overtaken', () => {
    expect([2, 3, 4].map((version) => isNewer({ version }, { version: 3 }))).toEqual([false, true, true]);
  });

  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [65_000, '1:05'],
    [3_599_001, '1:00:00'],
    [5_345_000, '1:29:05'],
  ])('%d ms are shown as %s', (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text);
  });
});
