import { describe, expect, test } from 'vitest';
import { clockText, extended, NEW_CLOCK, readClock, timeLeft, toggled, withMinutes } from './clock-state';

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

  test('is read as it was stored, and is new where nothing readable is stored', () => {
    const clock = toggled(withMinutes(30), 7);
    expect(readClock(JSON.stringify(clock))).toEqual(clock);
    for (const stored of [
      null,
      '',
      '{',
      'null',
      '7',
      '{"minutes":"x"}',
      '{"minutes":5,"endsAt":"1","left":1}',
      '{"minutes":0,"endsAt":null,"left":1}',
    ])
      expect(readClock(stored)).toEqual(NEW_CLOCK);
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
