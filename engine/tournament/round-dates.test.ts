import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { NO_DATES } from './no-dates';
import type { Schedule } from './schedule';
import {
  checkInHours,
  expectedOpening,
  hasAnswered,
  hoursAhead,
  openedOn,
  opening,
  playsRound,
  roundEnd,
  type SeasonState,
  warnsAt,
} from './season-schedule';

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;
const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const START = at('2027-03-01T19:00Z');
/** The date some days after the start, in an organizer's format. */
const day = (days: number) => Temporal.Instant.fromEpochMilliseconds(START + days * DAY).toString();

const IDLE: Omit<SeasonState, 'schedule'> = {
  ...{
    status: 'running',
    zone: 'UTC',
    confirm: false,
    isLadder: false,
    fillsAt: null,
    rounds: 3,
    last: null,
  },
  ...{ waits: 0, isAnswered: false, opensNow: null, isPostponed: false, endedAt: null },
};
const state = (more: Partial<SeasonState>, schedule: Partial<Schedule> = {}): SeasonState => ({
  ...IDLE,
  ...more,
  schedule: { ...NO_DATES, ...schedule },
});
const drawn = (round: number, openedAt: number, endedAt: number | null = null) => ({
  ...{ round, openedAt, endedAt, isPlanned: false },
});
const days = (instant: number | null) => (instant === null ? null : (instant - START) / DAY);

describe('a round opens', () => {
  const ended = drawn(1, START, START + 4 * DAY);
  const opens = {
    rounds: [
      { opensAt: null, endsAt: null },
      { opensAt: day(6), endsAt: null },
    ],
  };
  const cases: readonly (readonly [
    shows: string,
    state: SeasonState,
    round: number,
    opens: number | null,
  ])[] = [
    ['as the one before it ends', state({ last: ended }), 2, 4],
    ['not while that is played, where it has no date', state({ last: drawn(1, START) }), 2, null],
    ['at its date', state({ last: ended }, opens), 2, 6],
    ['at its date, whatever days the rules name', state({ last: ended }, { ...opens, everyDays: 9 }), 2, 6],
    ['after the break, where that is later', state({ last: ended }, { ...opens, breakDays: 3 }), 2, 7],
    ['by the rule where it has no date', state({ last: ended }, { everyDays: 7 }), 2, 7],
    ['a rule counts from the round before alone', state({ last: ended }, { everyDays: 7 }), 3, 4],
    ['the first one at once', state({}), 1, days(0)],
    ['the first one at its date', state({}, { rounds: [{ opensAt: day(2), endsAt: null }] }), 1, 2],
    ['the first one has no break before it', state({}, { breakDays: 3 }), 1, days(0)],
    [
      'when an organizer opens it, at the end of the one before',
      state({ last: ended, opensNow: 2 }, opens),
      2,
      4,
    ],
    ['after the wait for slips', { ...state({ last: ended }), waits: DAY }, 2, 5],
    [
      'the wait comes after the break, and before a later date',
      { ...state({ last: ended }, { breakDays: 3 }), waits: DAY },
      2,
      8,
    ],
    ['the first one does not wait', { ...state({}), waits: DAY }, 1, days(0)],
    ['an organizer does not wait', { ...state({ last: ended, opensNow: 2 }), waits: DAY }, 2, 4],
    ['not when they open another one', state({ last: ended, opensNow: 3 }, opens), 2, 6],
    ['nor before the one before has ended', state({ last: drawn(1, START), opensNow: 2 }, opens), 2, 6],
    ['after a day to answer', state({ last: ended, confirm: true }), 2, 5],
    [
      'after the time that the season gives',
      state({ last: ended, confirm: true }, { checkIn: { minutes: 2880, assume: 'plays' } }),
      2,
      6,
    ],
    ['after the break, where that is longer', state({ last: ended, confirm: true }, { breakDays: 3 }), 2, 7],
    ['registration has asked for the first one', state({ confirm: true }), 1, days(0)],
    ['all have answered', state({ last: ended, confirm: true, isAnswered: true }), 2, 4],
  ];
  test.each(cases)('%s', (_shows, given, round, expected) => {
    expect(days(opening(given, round))).toBe(expected);
  });

  test('the first one at once, whatever its date, when an organizer opens it', () => {
    expect(opening(state({ opensNow: 1 }, { rounds: [{ opensAt: day(2), endsAt: null }] }), 1)).toBe(0);
  });
});

test.each([
  ['at once', {}, 2, 4],
  ['after a break', { breakDays: 2 }, 2, 6],
  ['each week', { everyDays: 7 }, 2, 7],
  ['or later, where the round takes longer', { everyDays: 3, breakDays: 1 }, 2, 5],
  ['as the round has to end', { lastsDays: 3 }, 2, 3],
  ['as the round ends before that', { lastsDays: 9 }, 2, 4],
  [
    'at its date',
    {
      rounds: [
        { opensAt: null, endsAt: null },
        { opensAt: day(9), endsAt: null },
      ],
      everyDays: 7,
    },
    2,
    9,
  ],
] as const)('a round is expected to open %s', (_shows, schedule, round, expected) => {
  const given = { zone: 'UTC', schedule: { ...NO_DATES, ...structuredClone(schedule) } as Schedule };
  expect(days(expectedOpening(given, round, START, START + 4 * DAY))).toBe(expected);
});

test.each([
  ['its date, if it opens on that day', 2, DAY - 1, 0],
  ['the hour of its opening, a day later', 2, DAY, 1],
  ['its date, to the minute', 2, 0, 0],
  ['the hour of its opening, if that comes first', 2, -MINUTE, -MINUTE / DAY],
])('a round counts as opened at %s', (_shows, round, after, expected) => {
  const rounds = [
    { opensAt: null, endsAt: null },
    { opensAt: day(0), endsAt: null },
  ];
  const given = state({ last: drawn(1, START - 9 * DAY, START - 5 * DAY) }, { rounds });
  expect(days(openedOn(given, round, START + after))).toBe(expected);
});

test('the first round counts as opened at its own date, before that of the start', () => {
  const given = state({}, { startsAt: day(1), rounds: [{ opensAt: day(2), endsAt: null }] });
  expect(days(openedOn(given, 1, START + 2 * DAY + MINUTE))).toBe(2);
  expect(days(openedOn(state({}), 1, START + 2 * DAY))).toBe(2);
});

describe('a round ends', () => {
  const dated = (opensAt: string | null, endsAt: string | null) => ({ rounds: [{ opensAt, endsAt }] });
  const cases: readonly (readonly [string, Partial<Schedule>, number, number | null])[] = [
    ['not by itself', {}, 0, null],
    ['some days after its opening', { lastsDays: 5 }, 1, 6],
    ['at its date, whatever the rule', { ...dated(day(0), day(4)), lastsDays: 5 }, 0, 4],
    ['as much later as it opened late', dated(day(0), day(4)), 2, 6],
    ['at its date, where it opened early', dated(day(1), day(4)), 0, 4],
    ['at its date, where only that was chosen', dated(null, day(4)), 2, 4],
    ['by the rule, where its date passed before it opened', { ...dated(null, day(4)), lastsDays: 5 }, 4, 9],
    ['not by itself, where that is so and there is no rule', dated(null, day(4)), 5, null],
  ];
  test.each(cases)('%s', (_shows, schedule, opened, expected) => {
    const given = state({}, schedule);
    expect(days(roundEnd(given, drawn(1, START + opened * DAY)))).toBe(expected);
  });

  test('with a warning a day before, or a quarter of a short round', () => {
    expect(days(warnsAt(START + 8 * DAY, { openedAt: START }))).toBe(7);
    expect(days(warnsAt(START + 2 * DAY, { openedAt: START }))).toBe(1.5);
  });
});

describe('players are asked', () => {
  const last = drawn(1, START);
  const asked = (given: SeasonState, round = 2) => {
    const hours = checkInHours(given, round);
    return hours === null ? null : [hours.from, hours.reminds, hours.until].map(days);
  };
  const minutes = (count: number) => ({
    checkIn: { minutes: count, assume: 'plays' as const },
    everyDays: 7,
  });

  test.each([
    ['a day before, and reminded a quarter of it', { everyDays: 7 }, [6, 6.75, 7]],
    ['as long as the season says', minutes(2880), [5, 6.5, 7]],
    ['and reminded a day before at the earliest', minutes(10_080), [0, 6, 7]],
    ['not without a date', {}, null],
  ] as const)('%s', (_shows, schedule, expected) => {
    expect(asked(state({ confirm: true, last }, schedule as Partial<Schedule>))).toEqual(expected);
  });

  test('not where the season does not ask, on a ladder, or for the first round', () => {
    expect(asked(state({ last }, { everyDays: 7 }))).toBeNull();
    expect(asked(state({ last, confirm: true, isLadder: true }, { everyDays: 7 }))).toBeNull();
    expect(asked(state({ confirm: true }, { rounds: [{ opensAt: day(3), endsAt: null }] }), 1)).toBeNull();
  });

  test('until the round opens, once the one before has ended', () => {
    const ended = state({ confirm: true, last: drawn(1, START, START + 3 * DAY), isAnswered: true });
    expect(asked(ended)).toEqual([3, 3.75, 4]);
  });

  test('and have answered once they said yes or no', () => {
    expect(hasAnswered({ confirmed: 2, declined: 0 }, 2)).toBe(true);
    expect(hasAnswered({ confirmed: 1, declined: 2 }, 2)).toBe(true);
    expect(hasAnswered({ confirmed: 1, declined: 1 }, 2)).toBe(false);
    expect(hasAnswered({ confirmed: 3, declined: 0 }, 2)).toBe(true);
  });

  test('silence plays where as many as a board have said yes no longer, but where fewer have', () => {
    const [yes, silent, no] = [
      { confirmed: 2, declined: 0 },
      { confirmed: 0, declined: 0 },
      { confirmed: 0, declined: 2 },
    ];
    const rule = { assume: 'sits-out', fewest: 2 } as const;
    expect(playsRound([yes, silent, yes, no], 2, rule)).toEqual([yes, yes]);
    expect(playsRound([yes, silent, no], 2, rule)).toEqual([yes, silent]);
  });
});

test('hours that have passed are not announced again, but what is due is', () => {
  const last = drawn(1, START);
  const given = state({ last, confirm: true }, { everyDays: 7, lastsDays: 5 });
  const shown = (now: number) => hoursAhead(given, now).map(({ what, at: hour }) => `${what} ${days(hour)}`);
  expect(shown(START + 4 * DAY)).toEqual(['end-round 5', 'ask 6', 'remind 6.75', 'open-round 7']);
  expect(shown(START + 7 * DAY)).toEqual(['end-round 5']);
  expect(shown(START + 7 * DAY - 1)).toEqual(['end-round 5', 'open-round 7']);
  const registration = state(
    { status: 'registration' },
    { opensAt: day(1), closesAt: day(2), startsAt: day(3) },
  );
  expect(hoursAhead(registration, START + 2 * DAY).map(({ what }) => what)).toEqual(['start']);
  expect(hoursAhead(state({ status: 'finished', endedAt: START }), START)).toEqual([]);
  expect(hoursAhead(state({ rounds: 1 }), START).map(({ what, round }) => `${what} ${round}`)).toEqual([
    'open-round 1',
  ]);
});
