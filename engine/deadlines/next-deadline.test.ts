import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../test/support/translated';
import { messageForIssue } from '../schema-problems';
import { deadlineAfter } from './next-deadline';
import { DeadlinePolicy } from './policy';

const policy = (settings: object) => DeadlinePolicy.parse({ orders: 60, adjustment: 30, ...settings });
const instant = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const tuesFri = { days: ['tuesday', 'friday'], time: '20:00' };
const newYork = policy({ orders: tuesFri, adjustment: 720, zone: 'America/New_York' });

const CASES: readonly (readonly [string, DeadlinePolicy, 'orders' | 'reaction', string, string])[] = [
  ['minutes from the opening', policy({}), 'orders', '2026-11-21T10:00Z', '2026-11-21T11:00Z'],
  ['a reaction runs under the adjustment', policy({}), 'reaction', '2026-11-21T10:00Z', '2026-11-21T10:30Z'],
  ['the next named day', newYork, 'orders', '2026-11-21T10:00Z', '2026-11-25T01:00Z'],
  [
    'the deadline that has just closed is not the next',
    newYork,
    'orders',
    '2026-11-25T01:00Z',
    '2026-11-28T01:00Z',
  ],
  ['the same day, if it leaves notice', newYork, 'orders', '2026-11-24T15:00Z', '2026-11-25T01:00Z'],
  ['less than the notice: the day after that', newYork, 'orders', '2026-11-24T20:00Z', '2026-11-28T01:00Z'],
  ['20:00 stays 20:00 when clocks go forward', newYork, 'orders', '2026-03-07T02:00Z', '2026-03-11T00:00Z'],
  ['and when they go back', newYork, 'orders', '2026-10-31T00:30Z', '2026-11-04T01:00Z'],
  [
    'a day of 23 hours leaves the notice that its clock shows',
    policy({
      orders: { days: ['saturday', 'sunday', 'monday'], time: '20:00' },
      zone: 'Europe/Amsterdam',
      notice: 24 * 60,
    }),
    'orders',
    '2026-03-28T19:00Z',
    '2026-03-29T18:00Z',
  ],
  [
    'an hour that clocks skip is read on',
    policy({ orders: { days: ['sunday'], time: '02:30' }, zone: 'Europe/Amsterdam' }),
    'orders',
    '2026-03-27T00:00Z',
    '2026-03-29T01:30Z',
  ],
  [
    'of an hour that comes twice the first',
    policy({ orders: { days: ['sunday'], time: '02:30' }, zone: 'Europe/Amsterdam' }),
    'orders',
    '2026-10-23T00:00Z',
    '2026-10-25T00:30Z',
  ],
  [
    'a holiday is skipped',
    policy({ orders: tuesFri, zone: 'America/New_York', skip: { dates: ['2026-12-25'] } }),
    'orders',
    '2026-12-23T12:00Z',
    '2026-12-30T01:00Z',
  ],
  [
    'minutes that end on a weekend move to Monday, same time',
    policy({ orders: 24 * 60, skip: { weekends: true } }),
    'orders',
    '2026-11-20T18:00Z',
    '2026-11-23T18:00Z',
  ],
  [
    'a single holiday moves minutes to the next day',
    policy({ orders: 24 * 60, skip: { dates: ['2026-11-25'] } }),
    'orders',
    '2026-11-24T18:00Z',
    '2026-11-26T18:00Z',
  ],
  [
    'from Sunday to Monday',
    policy({ orders: 24 * 60, skip: { weekends: true } }),
    'orders',
    '2026-11-21T18:00Z',
    '2026-11-23T18:00Z',
  ],
  [
    'Friday is no weekend',
    policy({ orders: 24 * 60, skip: { weekends: true } }),
    'orders',
    '2026-11-19T18:00Z',
    '2026-11-20T18:00Z',
  ],
  [
    'the notice that the league has chosen',
    policy({ orders: tuesFri, notice: 60 }),
    'orders',
    '2026-11-24T19:00Z',
    '2026-11-24T20:00Z',
  ],
  [
    'without any, the deadline that has just closed is still not the next',
    policy({ orders: tuesFri, notice: 0 }),
    'orders',
    '2026-11-24T20:00Z',
    '2026-11-27T20:00Z',
  ],
  [
    'a skipped day is one of the zone',
    policy({ orders: 60, zone: 'Asia/Tokyo', skip: { weekends: true } }),
    'orders',
    '2026-11-20T15:30Z',
    '2026-11-22T16:30Z',
  ],
];

describe('when a step closes', () => {
  test.each(CASES)('%s', (_, rules, pace, opened, closes) => {
    expect(deadlineAfter(rules, pace, instant(opened))).toBe(instant(closes));
  });

  test('is always later than its opening, at the named time of a named day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: instant('2026-01-01T00:00Z'), max: instant('2028-01-01T00:00Z') }),
        fc.subarray(['monday', 'wednesday', 'saturday'], { minLength: 1 }),
        fc.constantFrom('America/New_York', 'Europe/Amsterdam', 'Australia/Lord_Howe', 'UTC'),
        (opened, days, zone) => {
          const closes = deadlineAfter(policy({ orders: { days, time: '20:00' }, zone }), 'orders', opened);
          expect(closes).toBeGreaterThanOrEqual(opened + 360 * 60_000);
          const shown = new Intl.DateTimeFormat('en-GB', {
            timeZone: zone,
            weekday: 'long',
            hour: '2-digit',
            minute: '2-digit',
          }).format(closes);
          expect(days.map((day) => `${day} 20:00`)).toContain(shown.toLowerCase().replace(' at', ''));
        },
      ),
    );
  });
});

describe('a policy that is refused', () => {
  test.each([
    ['no day at all', { orders: { days: [], time: '20:00' } }, 'at least one day'],
    ['a day twice', { orders: { days: ['monday', 'monday'], time: '20:00' } }, 'a day twice'],
    [
      'only days that are skipped',
      { orders: { days: ['sunday'], time: '20:00' }, skip: { weekends: true } },
      'no turn would ever close',
    ],
    [
      'only the other one',
      { orders: { days: ['saturday'], time: '20:00' }, skip: { weekends: true } },
      'no turn would ever close',
    ],
    ['no such zone', { zone: 'Mars/Olympus' }, 'Time zone not found'],
    ['no such time', { orders: { days: ['monday'], time: '25:00' } }, 'Enter a time of day such as 20:00'],
  ])('%s', (_, settings, message) => {
    const read = DeadlinePolicy.safeParse({ orders: 60, adjustment: 30, ...settings });
    const found = read.error?.issues.map((issue) => inEnglish(messageForIssue(issue)));
    expect(found?.join()).toContain(message);
  });
});

test('one day of the week that is not skipped is enough', () => {
  const orders = { days: ['saturday', 'monday'], time: '20:00' };
  const read = DeadlinePolicy.safeParse({ orders, adjustment: 30, skip: { weekends: true } });
  expect(read.success).toBe(true);
});
