import { describe, expect, test } from 'vitest';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { DeadlinePolicy } from '../../../engine/deadlines/policy';
import { type Gate, NEVER, type SeatRecord } from '../game/games.records';
import type { AllowanceRecord } from './absence.records';
import { absentFrom } from './count-absent';
import {
  isFrozen,
  moveForHolidays,
  moveForOutages,
  moveForSilent,
  silentIn,
  wasPlatformDown,
} from './deadline-moves';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OPENED = Date.UTC(2026, 10, 20, 20);
const DEADLINE = OPENED + DAY;
const TODAY = '2026-11-21';

const seat = (name: string, kind: 'human' | 'bot' = 'human'): SeatRecord => ({
  seat: name,
  player: { id: `${name}-id`, name, kind },
});
const SEATS = [seat('ann'), seat('bob'), seat('cap', 'bot'), seat('dan')];
const DEADLINES = DeadlinePolicy.parse({ orders: 1440, adjustment: 1440, zone: 'UTC' });
const gate = (more: Partial<Gate> = {}): Gate => ({
  ...{ game: 'g', step: 3, label: 'Spring', pace: 'orders', clock: 'spring', state: 'open', why: null },
  ...{ openedAt: OPENED, deadline: DEADLINE, owing: ['ann', 'bob', 'cap'], given: {}, ready: {}, ...more },
});
const used = (name: string, more: Partial<AllowanceRecord>): AllowanceRecord =>
  ({ season: 's', player: `${name}-id`, graces: 0, holidays: [], ...more }) as AllowanceRecord;
const names = (seats: readonly SeatRecord[] = []) => seats.map((one) => one.seat).join(' ');

test('silent are people who are waited for and have stored nothing, not even a draft', () => {
  const silent = (more: Partial<Gate>) => names(silentIn({ seats: SEATS }, gate(more)));
  expect(silent({})).toBe('ann bob');
  expect(silent({ given: { ann: 1 } })).toBe('bob');
  expect(silent({ given: { ann: 1 }, ready: { bob: true } })).toBe('bob');
  expect(silent({ owing: ['dan'] })).toBe('dan');
});

test('a step is frozen while it is open in a grace that freezes', () => {
  const grace = { seats: ['ann'], frozen: true };
  expect(isFrozen(gate({ grace }))).toBe(true);
  expect(isFrozen(gate({ grace: { ...grace, frozen: false } }))).toBe(false);
  expect(isFrozen(gate({ grace, state: 'closing' }))).toBe(false);
  expect(isFrozen(gate())).toBe(false);
});

test('the platform was away where an outage has given time back', () => {
  expect(wasPlatformDown(gate())).toBe(false);
  expect(wasPlatformDown(gate({ outage: { until: OPENED, total: 0 } }))).toBe(false);
  expect(wasPlatformDown(gate({ outage: { until: OPENED, total: 1 } }))).toBe(true);
});

describe('an outage moves the deadline', () => {
  const outages = [{ from: DEADLINE - 2 * HOUR, to: DEADLINE }];
  const moved = (more: Partial<Gate>) => moveForOutages({ seats: SEATS }, gate(more), outages);

  test('by the time that it took, for those who are silent', () => {
    const move = moved({});
    expect(move).toMatchObject({ why: 'outage', outage: { total: expect.any(Number) } });
    expect(names(move?.seats)).toBe('ann bob');
    expect(move?.deadline).toBe(DEADLINE + (move?.outage?.total ?? 0));
  });

  test('less what was given back for it already', () => {
    const before = moved({})?.outage;
    expect(moved(before === undefined ? {} : { outage: before })).toBeNull();
    const half = moved({ outage: { until: OPENED, total: HOUR } });
    expect(half?.deadline).toBe(DEADLINE + (half?.outage?.total ?? 0) - HOUR);
  });

  test('not where all have answered', () => {
    expect(moved({ given: { ann: 1, bob: 1 } })).toBeNull();
  });
});

describe('booked days and graces', () => {
  const game = (absence: object) => ({
    seats: SEATS,
    deadlines: DEADLINES,
    absence: AbsencePolicy.parse(absence),
  });
  const holidays = { holidays: 5 };
  const grace = { grace: { minutes: 120, times: 1, freezes: true } };
  const moved = (
    absence: object,
    allowances: readonly AllowanceRecord[],
    more: Partial<Gate> = {},
    now = DEADLINE,
  ) => {
    const move = moveForSilent(game(absence), gate(more), allowances, now);
    return move === null ? null : `${move.why} ${names(move.seats)} +${(move.deadline - DEADLINE) / HOUR}`;
  };

  test.each<[string, object, readonly AllowanceRecord[], Partial<Gate>, string | null]>([
    ['nothing granted', {}, [], {}, null],
    [
      'past a day that somebody silent has booked',
      holidays,
      [used('ann', { holidays: [TODAY] })],
      {},
      'holiday ann +24',
    ],
    [
      'past the last of several',
      holidays,
      [used('ann', { holidays: [TODAY, '2026-11-22'] }), used('bob', { holidays: ['2026-11-25'] })],
      {},
      'holiday ann bob +48',
    ],
    [
      'not for a day of somebody who has answered',
      holidays,
      [used('ann', { holidays: [TODAY] })],
      { given: { ann: 1 } },
      null,
    ],
    ['not for another day', holidays, [used('ann', { holidays: ['2026-11-25'] })], {}, null],
    [
      'not where the season has no booked days',
      { holidays: 0 },
      [used('ann', { holidays: [TODAY] })],
      {},
      null,
    ],
    ['a grace for those who are silent', grace, [], {}, 'grace ann bob +2'],
    ['not for those who have used theirs', grace, [used('ann', { graces: 1 })], {}, 'grace bob +2'],
    ['nor where all have', grace, [used('ann', { graces: 1 }), used('bob', { graces: 2 })], {}, null],
    ['not twice in a step', grace, [], { grace: { seats: ['ann'], frozen: true } }, null],
    ['nor after an outage', grace, [], { outage: { until: OPENED, total: 1 } }, null],
    ['no longer than the turn itself lasted', grace, [], { openedAt: DEADLINE - HOUR }, 'grace ann bob +1'],
    [
      'a booked day before a grace',
      { ...holidays, ...grace },
      [used('ann', { holidays: [TODAY] })],
      {},
      'holiday ann +24',
    ],
    ['a grace where nobody has booked the day', { ...holidays, ...grace }, [], {}, 'grace ann bob +2'],
  ])('%s', (_shows, absence, allowances, more, expected) => {
    expect(moved(absence, allowances, more)).toBe(expected);
  });

  test('a step without a deadline has none to move', () => {
    const allowances = [used('ann', { holidays: [TODAY] })];
    expect(moveForHolidays(game(holidays), gate({ deadline: NEVER }), SEATS, allowances)).toBeNull();
    expect(moveForHolidays({ ...game(holidays), absence: undefined }, gate(), SEATS, allowances)).toBeNull();
  });
});

describe('those who keep a step waiting are counted', () => {
  const waits = DeadlinePolicy.parse({
    orders: 1440,
    adjustment: 1440,
    zone: 'UTC',
    waits: { absent: 1440 },
  });
  const disorder = AbsencePolicy.parse({ disorder: { after: 2, minutes: 60 } });
  const from = (
    deadlines: DeadlinePolicy,
    absence: AbsencePolicy | undefined,
    holidays: readonly string[] = [],
  ) => absentFrom({ deadlines, absence }, OPENED, [{ holidays: [] }, { holidays }]).absentAt;

  test('after the time that the season gives them', () => {
    expect(from(waits, disorder)).toBe(OPENED + DAY);
  });
  test('past the days that they have booked', () => {
    expect(from(waits, disorder, [TODAY])).toBe(OPENED + 2 * DAY);
    expect(from(waits, disorder, ['2026-11-25'])).toBe(OPENED + DAY);
  });
  test('never where there is a deadline, or no civil disorder', () => {
    expect(from(DEADLINES, disorder)).toBeUndefined();
    expect(from(waits, undefined)).toBeUndefined();
    expect(from(waits, AbsencePolicy.parse({ holidays: 3 }))).toBeUndefined();
  });
});
