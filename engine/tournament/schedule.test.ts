import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../test/support/translated';
import { datesOfNext } from './next-dates';
import { NO_DATES } from './no-dates';
import { datesBehind, datesOutOfOrder, SCHEDULE, type Schedule } from './schedule';

const DAY = 24 * 3_600_000;
const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const START = at('2027-03-01T19:00Z');
/** The date some days after the start, in an organizer's format. */
const day = (days: number) => Temporal.Instant.fromEpochMilliseconds(START + days * DAY).toString();
const days = (instant: number | null) => (instant === null ? null : (instant - START) / DAY);

test('a schedule without dates is written as it is stored', () => {
  expect(JSON.stringify(SCHEDULE.parse({}))).toBe(JSON.stringify(NO_DATES));
});

describe('dates', () => {
  const problems = (schedule: Partial<Schedule>) =>
    datesOutOfOrder({ ...NO_DATES, ...schedule }).map(
      ({ path, message }) => `${path.join('.')}: ${inEnglish(message)}`,
    );

  test('follow each other; a round may open as the one before ends', () => {
    const rounds = [
      { opensAt: day(3), endsAt: day(5) },
      { opensAt: day(5), endsAt: day(5) },
    ];
    expect(
      problems({ announcesAt: day(0), opensAt: day(1), closesAt: day(2), startsAt: day(3), rounds }),
    ).toEqual(['rounds.1.endsAt: The end of round 2 must come after the opening of round 2.']);
    expect(problems({ announcesAt: day(1), opensAt: day(0) })).toEqual([
      'opensAt: The opening of registration must come after the announcement.',
    ]);
    expect(problems({ opensAt: day(1), closesAt: day(1) })).toEqual([
      'closesAt: The end of registration must come after the opening of registration.',
    ]);
    expect(problems({ startsAt: day(4), rounds: [{ opensAt: day(2), endsAt: day(3) }] })).toEqual([
      'rounds.0.opensAt: The opening of round 1 must come after the start of the season.',
    ]);
  });

  test('lie behind at the very minute, and one that was moved there too', () => {
    const behind = (schedule: Partial<Schedule>, before: Partial<Schedule> = {}) =>
      datesBehind({ ...NO_DATES, ...schedule }, START, { ...NO_DATES, ...before }).map(({ message }) =>
        inEnglish(message),
      );
    expect(behind({ startsAt: day(0), closesAt: day(1) })).toEqual([
      'The start of the season is in the past.',
    ]);
    expect(behind({ startsAt: day(-1) }, { startsAt: day(-1) })).toEqual([]);
    expect(behind({ startsAt: day(-1) }, { startsAt: day(-2) })).toEqual([
      'The start of the season is in the past.',
    ]);
    const rounds = [{ opensAt: null, endsAt: day(-1) }];
    expect(behind({ rounds })).toEqual(['The end of round 1 is in the past.']);
  });

  test('of the next season come as many weeks later as it takes, one at least', () => {
    const next = (schedule: Partial<Schedule>, now: number, announced = START - DAY) =>
      datesOfNext({ ...NO_DATES, ...schedule }, announced, START + now * DAY, 'UTC');
    const opens = { opensAt: day(0), startsAt: day(2), announcesAt: day(-3) };
    const later = (now: number) => days(at(next(opens, now).opensAt ?? ''));
    expect([-10, 0, 6, 7, 8, 13, 14].map(later)).toEqual([7, 7, 7, 14, 14, 14, 21]);
    expect(next(opens, 0)).toMatchObject({ announcesAt: null, closesAt: null });
    const rounds = [{ opensAt: day(3), endsAt: null }];
    expect(
      next({ ...opens, rounds }, 0).rounds.map(({ opensAt, endsAt }) => [days(at(opensAt ?? '')), endsAt]),
    ).toEqual([[10, null]]);
    expect(next({ announcesAt: day(-3) }, 0)).toEqual(NO_DATES);
    // Registration opens at once: a day to register, as before.
    expect(days(at(next({ startsAt: day(0) }, 6.5).startsAt ?? ''))).toBe(14);
    expect(days(at(next({ startsAt: day(0) }, 5.5).startsAt ?? ''))).toBe(7);
    expect(days(at(next({ startsAt: day(0) }, 6.5, START + DAY).startsAt ?? ''))).toBe(7);
  });
});
