import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { Pace } from '../game';
import { afterHolidays, dateOf } from './holidays';
import { DeadlinePolicy } from './policy';
import { afterQuietHours, QuietHours } from './quiet-hours';
import { stepDeadline, type Waited } from './step-deadline';

const policy = (settings: object = {}) => DeadlinePolicy.parse({ orders: 60, adjustment: 30, ...settings });
const instant = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const night = (zone: string, from = '23:00', to = '07:00') => QuietHours.parse({ from, to, zone });
const HOUR = 3_600_000;

describe('quiet hours', () => {
  test.each([
    ['by day nothing moves', night('UTC'), '2026-11-21T12:00Z', '2026-11-21T12:00Z'],
    ['before midnight to the next morning', night('UTC'), '2026-11-21T23:30Z', '2026-11-22T07:00Z'],
    ['after midnight to the same morning', night('UTC'), '2026-11-22T03:00Z', '2026-11-22T07:00Z'],
    ['their first minute is quiet', night('UTC'), '2026-11-21T23:00Z', '2026-11-22T07:00Z'],
    ['their end is not', night('UTC'), '2026-11-22T07:00Z', '2026-11-22T07:00Z'],
    ['a siesta', night('UTC', '13:00', '16:00'), '2026-11-21T14:00Z', '2026-11-21T16:00Z'],
    [
      'before a siesta nothing moves',
      night('UTC', '13:00', '16:00'),
      '2026-11-21T12:59Z',
      '2026-11-21T12:59Z',
    ],
    ['its first minute is quiet', night('UTC', '13:00', '16:00'), '2026-11-21T13:00Z', '2026-11-21T16:00Z'],
    ['its end is not', night('UTC', '13:00', '16:00'), '2026-11-21T16:00Z', '2026-11-21T16:00Z'],
    ['a second before it', night('UTC', '13:00', '16:00'), '2026-11-21T15:59:59Z', '2026-11-21T16:00Z'],
    ['nor after it', night('UTC', '13:00', '16:00'), '2026-11-21T18:00Z', '2026-11-21T18:00Z'],
    ['in the player’s zone', night('America/New_York'), '2026-11-21T05:00Z', '2026-11-21T12:00Z'],
    ['a night in which clocks go forward', night('Europe/Berlin'), '2026-03-28T23:00Z', '2026-03-29T05:00Z'],
    ['a night in which clocks go back', night('Europe/Berlin'), '2026-10-24T22:00Z', '2026-10-25T06:00Z'],
  ])('%s', (_, quiet, deadline, after) => {
    expect(afterQuietHours(quiet, instant(deadline))).toBe(instant(after));
  });

  test.each([
    ['20:00', '08:00', true],
    ['20:00', '08:01', false],
    ['19:45', '07:45', true],
    ['19:45', '07:46', false],
    ['08:15', '20:15', true],
    ['08:15', '20:16', false],
    ['20:00', '08:10', false],
    ['08:00', '08:01', true],
    ['08:01', '08:00', false],
  ])('are at most half a day: from %s to %s', (from, to, fits) => {
    expect(QuietHours.safeParse({ from, to, zone: 'UTC' }).success).toBe(fits);
  });

  test.each([
    ['more than half a day', { from: '20:00', to: '10:00', zone: 'UTC' }],
    ['the whole day', { from: '08:00', to: '08:00', zone: 'UTC' }],
    ['no such zone', { from: '23:00', to: '07:00', zone: 'Mars/Olympus' }],
    ['no such time', { from: '24:00', to: '07:00', zone: 'UTC' }],
  ])('are refused: %s', (_, hours) => {
    expect(QuietHours.safeParse(hours).success).toBe(false);
  });
});

describe('booked days', () => {
  const newYork = policy({ zone: 'America/New_York' });
  test.each([
    ['another day stays', newYork, ['2026-11-23'], '2026-11-24T12:00Z', '2026-11-24T12:00Z'],
    [
      'to the same time after them',
      newYork,
      ['2026-11-23', '2026-11-24'],
      '2026-11-23T12:00Z',
      '2026-11-25T12:00Z',
    ],
    [
      'the day is one of the league’s zone',
      newYork,
      ['2026-11-23'],
      '2026-11-24T02:00Z',
      '2026-11-25T02:00Z',
    ],
    [
      '20:00 stays 20:00 over a change of clocks',
      newYork,
      ['2026-10-31'],
      '2026-11-01T00:00Z',
      '2026-11-02T01:00Z',
    ],
    [
      'a day that the league skips stays, if nobody has booked it',
      policy({ skip: { weekends: true } }),
      ['2026-11-20'],
      '2026-11-21T12:00Z',
      '2026-11-21T12:00Z',
    ],
    [
      'and past the days the league skips',
      policy({ skip: { weekends: true, dates: ['2026-11-23'] } }),
      ['2026-11-20'],
      '2026-11-20T12:00Z',
      '2026-11-24T12:00Z',
    ],
  ])('%s', (_, rules, days, deadline, after) => {
    expect(afterHolidays(rules, days, instant(deadline))).toBe(instant(after));
  });
});

const awake: Waited = { holidays: [], quiet: null, reserve: 0 };
const quiet = night('UTC');
const sleeper: Waited = { ...awake, quiet };
const withQuiet = policy({ quietHours: true });
const opened = instant('2026-11-21T22:30Z');

describe('when a step closes', () => {
  test.each<[string, DeadlinePolicy, Pace, Waited[], number, number]>([
    ['nobody is away', policy(), 'decision', [awake], HOUR, 0],
    ['a single seat sleeps', withQuiet, 'decision', [sleeper], 8.5 * HOUR, 7.5 * HOUR],
    [
      'a reaction waits as well',
      policy({ quietHours: true, adjustment: 60 }),
      'reaction',
      [sleeper],
      8.5 * HOUR,
      7.5 * HOUR,
    ],
    ['where all order at once nobody’s night counts', withQuiet, 'orders', [sleeper], HOUR, 0],
    ['of two seats neither’s', withQuiet, 'decision', [sleeper, awake], HOUR, 0],
    ['the league has no quiet hours', policy(), 'decision', [sleeper], HOUR, 0],
    ['a reserve is added', policy(), 'decision', [{ ...awake, reserve: 5 * HOUR }], 6 * HOUR, 0],
    ['but not to a reaction', policy(), 'reaction', [{ ...awake, reserve: 5 * HOUR }], HOUR / 2, 0],
    [
      'a reserve that ends in the day',
      withQuiet,
      'decision',
      [{ ...sleeper, reserve: 9 * HOUR }],
      10 * HOUR,
      0,
    ],
    [
      'a holiday, then the night',
      withQuiet,
      'decision',
      [{ ...sleeper, holidays: ['2026-11-21'] }],
      32.5 * HOUR,
      31.5 * HOUR,
    ],
  ])('%s', (_, rules, pace, waited, after, moved) => {
    expect(stepDeadline(rules, pace, opened, waited)).toEqual({ deadline: opened + after, moved });
  });

  test('is finite, after its opening, on no booked day, and later by what it says', () => {
    const dates = fc.uniqueArray(
      fc.integer({ min: 0, max: 30 }).map((day) => dateOf({}, opened + day * 24 * HOUR)),
      { maxLength: 20 },
    );
    const waited = fc.record({
      holidays: dates,
      quiet: fc.constantFrom(null, quiet, night('Europe/Berlin'), night('Asia/Tokyo', '22:30', '06:15')),
      reserve: fc.integer({ min: 0, max: 72 * HOUR }),
    });
    const zone = fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe');
    fc.assert(
      fc.property(
        fc.array(waited, { maxLength: 4 }),
        zone,
        fc.constantFrom<Pace>('orders', 'decision', 'reaction'),
        fc.integer({ min: 0, max: 400 * 24 }),
        (seats, zone, pace, hours) => {
          const at = opened + hours * HOUR;
          const { deadline, moved } = stepDeadline(policy({ zone, quietHours: true }), pace, at, seats);
          expect(Number.isSafeInteger(deadline)).toBe(true);
          expect(deadline).toBeGreaterThan(at);
          expect(moved).toBeGreaterThanOrEqual(0);
          expect(deadline - moved).toBeGreaterThanOrEqual(at + 0.5 * HOUR);
          if (pace !== 'orders') return;
          const date = Temporal.Instant.fromEpochMilliseconds(deadline)
            .toZonedDateTimeISO(zone)
            .toPlainDate();
          expect(seats.flatMap(({ holidays }) => holidays)).not.toContain(date.toString());
        },
      ),
    );
  });
});
