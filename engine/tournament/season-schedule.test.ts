import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { fault } from '../fault';
import { countedUp, datesOfNext } from './next-dates';
import { NO_DATES } from './no-dates';
import { datesBehind, datesOutOfOrder, type Schedule } from './schedule';
import { hoursAhead, openedOn, opening, playsRound, type SeasonState } from './season-schedule';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const START = at('2027-03-01T19:00Z');

function state(more: Partial<SeasonState>, schedule: Partial<Schedule> = {}): SeasonState {
  return {
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
    ...more,
    schedule: { ...NO_DATES, ...schedule },
  };
}

const playing = (round: number, openedAt = START) => ({ round, openedAt, endedAt: null, isPlanned: false });
const ended = (round: number, endedAt: number) => ({ round, openedAt: START, endedAt, isPlanned: false });
const checkIn = { minutes: 2880, assume: 'plays' } as const;

/** The scheduled actions, each as "what round +days from the start". */
const cases: readonly (readonly [
  shows: string,
  state: SeasonState,
  now: number,
  hours: readonly string[],
])[] = [
  [
    'a draft announces itself',
    state({ status: 'draft' }, { announcesAt: '2027-03-02T19:00Z' }),
    START,
    ['announce +1'],
  ],
  [
    'a board of an always-open season is filled when somebody has waited long enough',
    state({ isLadder: true, fillsAt: at('2027-03-02T19:00Z') }),
    START,
    ['open-round +1'],
  ],
  ['a ladder on which nobody waits has no hours', state({ isLadder: true }), START, []],
  ['a draft without an hour waits', state({ status: 'draft' }), START, []],
  [
    'registration opens, closes, and the season starts',
    state(
      { status: 'registration' },
      { opensAt: '2027-03-02T19:00Z', closesAt: '2027-03-04T19:00Z', startsAt: '2027-03-05T19:00Z' },
    ),
    START,
    ['open-registration +1', 'close-registration +3', 'start +4'],
  ],
  [
    'a start that was not made is still due',
    state({ status: 'registration' }, { opensAt: '2027-02-02T19:00Z', startsAt: '2027-02-28T19:00Z' }),
    START,
    ['start -1'],
  ],
  [
    'a start that was put off waits for an organizer',
    state({ status: 'registration', isPostponed: true }, { startsAt: '2027-02-28T19:00Z' }),
    START,
    [],
  ],
  [
    'rounds without dates follow at once',
    state({ last: ended(1, START + DAY) }),
    START + DAY,
    ['open-round 2 +1'],
  ],
  ['nothing follows the last round', state({ last: ended(3, START + DAY) }), START + DAY, []],
  ['nothing is due while a round without an end is played', state({ last: playing(1) }), START, []],
  [
    'a break of two days',
    state({ last: ended(1, START + DAY) }, { breakDays: 2 }),
    START + DAY,
    ['open-round 2 +3'],
  ],
  [
    'a round each week, five days each, with a warning a day before its end',
    state({ last: playing(1) }, { everyDays: 7, lastsDays: 5 }),
    START,
    ['warn-of-end 1 +4', 'end-round 1 +5', 'open-round 2 +7'],
  ],
  [
    'a round that should have ended is due',
    state({ last: playing(1) }, { lastsDays: 5 }),
    START + 6 * DAY,
    ['end-round 1 +5'],
  ],
  [
    'players are asked two days before a date, and reminded half a day before it',
    state({ last: playing(1), confirm: true }, { everyDays: 7, checkIn }),
    START,
    ['ask 2 +5', 'remind 2 +6.5', 'open-round 2 +7'],
  ],
  [
    'without a date they get their time from the end of the round before',
    state({ last: ended(1, START + 3 * DAY), confirm: true }, { checkIn }),
    START + 3 * DAY,
    ['remind 2 +4.5', 'open-round 2 +5'],
  ],
  [
    'unless all have answered',
    state({ last: ended(1, START + 3 * DAY), confirm: true, isAnswered: true }, { checkIn }),
    START + 3 * DAY,
    ['open-round 2 +3', 'remind 2 +4.5'],
  ],
  [
    'a date is waited for even then',
    state({ last: ended(1, START + 3 * DAY), confirm: true, isAnswered: true }, { everyDays: 7, checkIn }),
    START + 6 * DAY,
    ['remind 2 +6.5', 'open-round 2 +7'],
  ],
  [
    'an organizer opens it at once',
    state({ last: ended(1, START + 3 * DAY), confirm: true, opensNow: 2 }, { everyDays: 7, checkIn }),
    START + 7 * DAY,
    ['open-round 2 +3'],
  ],
  [
    'a planned round waits for its release',
    state({ last: { ...playing(2), isPlanned: true } }, { everyDays: 7 }),
    START,
    [],
  ],
  ['a ladder has no rounds', state({ isLadder: true, last: ended(1, START) }, { everyDays: 7 }), START, []],
  [
    'the next season is founded a week after the end',
    state({ status: 'finished', endedAt: START }, { renews: { afterDays: 7 } }),
    START,
    ['renew +7'],
  ],
  [
    'not after one that nothing follows',
    state({ status: 'finished' }, { renews: { afterDays: 7 } }),
    START,
    [],
  ],
];

describe('the hours of a season', () => {
  for (const [shows, given, now, hours] of cases)
    test(shows, () =>
      expect(
        hoursAhead(given, now).map(({ what, round, at: hour }) => {
          const days = (hour - START) / DAY;
          return `${what}${round === null ? '' : ` ${round}`} ${days < 0 ? '' : '+'}${days}`;
        }),
      ).toEqual(hours),
    );

  test('days are those of the zone: a weekly round stays at its hour when clocks change', () => {
    const last = playing(1, at('2027-03-22T19:00+01:00[Europe/Berlin]'));
    const given = state({ last, zone: 'Europe/Berlin' }, { everyDays: 7 });
    expect(opening(given, 2)).toBe(at('2027-03-29T19:00+02:00[Europe/Berlin]'));
  });

  test('a round that a late timer opened counts as opened at its date, so that dates do not slip', () => {
    const given = state({}, { startsAt: '2027-03-01T19:00Z' });
    expect(openedOn(given, 1, START + 59_000)).toBe(START);
    expect(openedOn(given, 1, START + 2 * DAY)).toBe(START + 2 * DAY);
  });

  test('a round that opens late ends as much later', () => {
    const rounds = [{ opensAt: '2027-03-01T19:00Z', endsAt: '2027-03-05T19:00Z' }];
    const given = state({ last: playing(1, START + 3 * DAY) }, { rounds });
    expect(hoursAhead(given, START + 3 * DAY).map(({ at: hour }) => (hour - START) / DAY)).toEqual([6, 7]);
  });
});

describe('who plays a round', () => {
  const yes = { confirmed: 2, declined: 0 };
  const no = { confirmed: 1, declined: 2 };
  const silent = { confirmed: 1, declined: 0 };
  const rows: readonly (readonly [
    string,
    readonly (typeof yes)[],
    'plays' | 'sits-out',
    readonly (typeof yes)[],
  ])[] = [
    ['silence plays', [yes, no, silent], 'plays', [yes, silent]],
    ['silence sits out', [yes, yes, no, silent], 'sits-out', [yes, yes]],
    [
      'too few said yes, so the silent play too',
      [yes, no, silent, silent],
      'sits-out',
      [yes, silent, silent],
    ],
    ['nobody ticked a box', [silent, silent, silent], 'sits-out', [silent, silent, silent]],
  ];
  for (const [shows, players, assume, expected] of rows)
    test(shows, () => expect(playsRound(players, 2, { assume, fewest: 2 })).toEqual(expected));
});

describe('dates', () => {
  const dates = {
    opensAt: '2027-03-02T19:00Z',
    closesAt: '2027-03-04T19:00Z',
    startsAt: '2027-03-04T19:00Z',
  };
  const schedule = { ...NO_DATES, ...dates };

  test('the season may start as registration closes; anything else must come later', () => {
    expect(datesOutOfOrder(schedule)).toEqual([]);
    const closesAt = '2027-03-02T18:00Z';
    expect(datesOutOfOrder({ ...schedule, closesAt })).toEqual([
      {
        path: ['closesAt'],
        message: fault('date.order', { date: 'closesAt', round: 0, before: 'opensAt', beforeRound: 0 }),
      },
    ]);
    const rounds = [{ opensAt: null, endsAt: '2027-03-01T19:00Z' }];
    expect(datesOutOfOrder({ ...schedule, rounds }).map(({ path }) => path.join('.'))).toEqual([
      'rounds.0.endsAt',
    ]);
  });

  test('new ones must lie ahead, kept ones may have passed', () => {
    const now = at('2027-03-03T19:00Z');
    expect(datesBehind(schedule, now, NO_DATES)).toEqual([
      { path: ['opensAt'], message: fault('date.past', { date: 'opensAt', round: 0 }) },
    ]);
    expect(datesBehind(schedule, now, schedule)).toEqual([]);
  });

  test('of the next season: the same weekdays and hours, after now', () => {
    const later = datesOfNext(schedule, START, at('2027-06-01T12:00Z'), 'Europe/Berlin');
    // 19:00 UTC is 20:00 in Berlin in winter, and stays 20:00 there in summer.
    expect([later.opensAt, later.closesAt]).toEqual(['2027-06-01T18:00:00Z', '2027-06-03T18:00:00Z']);
  });

  test('of the next season: as long to register as before, where registration opens at once', () => {
    const later = datesOfNext({ ...NO_DATES, startsAt: dates.startsAt }, START - 11 * DAY, START, 'UTC');
    expect(later.startsAt).toBe('2027-03-18T19:00:00Z');
  });
});

test.each([
  ['Season 3', 'Season 4'],
  ['Winter 2026', 'Winter 2027'],
  ['Cup 09, North', 'Cup 10, North'],
  ['Open', 'Open 2'],
])('%s is followed by %s', (name, next) => expect(countedUp(name)).toBe(next));
