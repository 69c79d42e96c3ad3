import { describe, expect, test } from 'vitest';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { DeadlinePolicy } from '../../../engine/deadlines/policy';
import type { GameSystem, Pending } from '../../../engine/game';
import { type GameRecord, type Gate, NEVER } from '../game/games.records';
import { firstGate, gateAfter, reopenedGate } from './gates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OPENED = Date.UTC(2026, 10, 20, 20);

/** A game whose position is what it waits for: a pace, a clock, and seats, with a star for those that owe orders. */
const SYSTEM = {
  label: (position: string | null) => position ?? 'over',
  pending: (position: string | null): Pending | null => {
    if (position === null) return null;
    const [pace, clock = '', ...seats] = position.split(' ');
    return {
      pace: pace as Pending['pace'],
      clock,
      seats: seats.map((one) => ({
        seat: one.replace('*', ''),
        owes: one.endsWith('*'),
      })) as unknown as Pending['seats'],
    };
  },
} as unknown as GameSystem;

type Timed = Parameters<typeof firstGate>[1];

function game(deadlines: object = {}, absence?: object, practice?: GameRecord['practice']): Timed {
  return {
    id: 'g',
    deadlines: DeadlinePolicy.parse({
      orders: 1440,
      adjustment: 720,

      zone: 'UTC',
      ...deadlines,
    }),
    ...(absence && { absence: AbsencePolicy.parse(absence) }),
    ...(practice && { practice }),
  };
}

const first = (position: string | null, given: Timed = game()) =>
  firstGate(SYSTEM, given, position, OPENED, {});
const hours = (deadline: number) => (deadline - OPENED) / HOUR;

describe('the gate of a first step', () => {
  test('waits for those who owe, as long as the pace gives', () => {
    expect(first('orders spring ann* bob cho*')).toEqual({
      ...{
        game: 'g',
        step: 1,
        label: 'orders spring ann* bob cho*',
        state: 'open',
        why: null,
        given: {},
        ready: {},
      },
      ...{
        pace: 'orders',
        clock: 'spring',
        openedAt: OPENED,
        deadline: OPENED + DAY,
        owing: ['ann', 'cho'],
        holders: {},
      },
    });
    expect(hours(first('adjustment winter ann*').deadline)).toBe(12);
  });

  test('of a game that is over waits for nobody', () => {
    expect(first(null)).toMatchObject({ state: 'finished', clock: 'finished', deadline: OPENED, owing: [] });
  });

  test('counts votes and consents where the season has them', () => {
    const voting = game({ earlyClose: 'consent' }, { vote: { share: 60, minutes: 60, times: 1 } });
    expect(first('orders spring ann*', voting)).toMatchObject({ votes: {}, consents: {} });
    expect(first('decision turn ann*', voting)).not.toHaveProperty('consents');
    expect(first('orders spring ann*')).not.toHaveProperty('votes');
    expect(first('orders spring ann*')).not.toHaveProperty('consents');
  });

  test('has no deadline on a practice board, but among friends who have begun with one', () => {
    const friends = (begun: boolean, minutes: number | null) =>
      first(
        'orders spring ann*',
        game({}, undefined, { friends: { begun, minutes } } as GameRecord['practice']),
      ).deadline;
    expect(first('orders spring ann*', game({}, undefined, {} as GameRecord['practice'])).deadline).toBe(
      NEVER,
    );
    expect(friends(true, 60)).toBe(OPENED + DAY);
    expect(friends(false, 60)).toBe(NEVER);
    expect(friends(true, null)).toBe(NEVER);
  });

  test('waits for all where the season says so, and counts those who are absent', () => {
    const waiting = game({ waits: { absent: 600 } }, { disorder: { after: 2, minutes: 30 } });
    expect(first('orders spring ann*', waiting)).toMatchObject({
      deadline: NEVER,
      absentAt: OPENED + 10 * HOUR,
    });
  });
});

describe('the gate after a step', () => {
  const gateOnce = (
    closed: Partial<Gate>,
    position: string | null,
    now = OPENED + DAY,
    given: Timed = game(),
    before = 'orders spring ann* bob*',
  ) => gateAfter(SYSTEM, given, { ...first(before, given), why: 'deadline', ...closed }, position, now, {});

  test('counts steps on, and from the deadline that was, so that hours stay what they are', () => {
    const next = gateOnce({}, 'orders autumn ann*', OPENED + DAY + MINUTE);
    expect([next.step, next.openedAt, hours(next.deadline)]).toEqual([2, OPENED + DAY + MINUTE, 48]);
  });

  test('counts from now after an early close', () => {
    const next = gateOnce({ why: 'all-ready' }, 'orders autumn ann*', OPENED + 5 * HOUR);
    expect(hours(next.deadline)).toBe(29);
  });

  test('comes back to its hour after an outage that moved the deadline', () => {
    const moved = { deadline: OPENED + DAY + 2 * HOUR, outage: { until: OPENED, total: 2 * HOUR } };
    expect(hours(gateOnce(moved, 'orders autumn ann*', OPENED + DAY + 2 * HOUR).deadline)).toBe(48);
  });

  test('of the same decision keeps its deadline and what moved it', () => {
    const kept = {
      ...{ moved: 3, grace: { seats: ['bob'], frozen: true }, outage: { until: OPENED, total: 5 } },
      deadline: OPENED + DAY + HOUR,
    };
    expect(gateOnce(kept, 'orders spring bob*', OPENED + 2 * HOUR)).toMatchObject({
      ...{ step: 2, openedAt: OPENED, owing: ['bob'] },
      ...kept,
    });
    const next = gateOnce(kept, 'orders autumn bob*');
    for (const key of ['moved', 'grace', 'outage']) expect(next).not.toHaveProperty(key);
    const plain = gateOnce({}, 'orders spring bob*');
    for (const key of ['moved', 'grace', 'outage']) expect(plain).not.toHaveProperty(key);
  });

  test('of a game that is over stands at its last step', () => {
    expect(gateOnce({ step: 7 }, null)).toMatchObject({ state: 'finished', step: 7 });
  });

  test('hands on misses, extensions, the line, holders and programs', () => {
    const carried = {
      ...{ misses: { bob: { row: 2, disorder: true } }, extensions: 1, line: 3 },
      ...{ holders: { ann: 'x' }, programs: { ann: 'p' } },
    } as unknown as Partial<Gate>;
    const next = gateOnce(
      { ...carried, programNow: { bob: 'q' } } as Partial<Gate>,
      'orders autumn ann* bob*',
    );
    expect(next).toMatchObject({ ...carried, programs: { ann: 'p', bob: 'q' }, owing: ['ann'] });
    const plain = gateOnce({}, 'orders autumn ann*');
    for (const key of ['misses', 'extensions', 'line', 'programs', 'reserve'])
      expect(plain).not.toHaveProperty(key);
  });

  test('that only deserted seats owe does not keep the others for long', () => {
    const given = game({}, { disorder: { after: 1, minutes: 30 } });
    const misses = { ann: { row: 3, disorder: true } } as unknown as Gate['misses'];
    const next = (position: string) => gateOnce({ ...(misses && { misses }) }, position, OPENED + DAY, given);
    expect(next('orders autumn ann* bob')).toMatchObject({ owing: [], deadline: OPENED + DAY + 30 * MINUTE });
    expect(next('orders autumn ann* bob*')).toMatchObject({ owing: ['bob'], deadline: OPENED + 2 * DAY });
    expect(next('orders autumn ann bob')).toMatchObject({ owing: [], deadline: OPENED + 2 * DAY });
  });
});

test('a step that a ruling opens again counts from now, with what was missed', () => {
  const stopped = { ...first('orders autumn ann*'), step: 5, line: 1, extensions: 2 } as Gate;
  const now = OPENED + 3 * DAY;
  const opening = (position: string | null) => ({ step: 3, position, now, away: {} });
  expect(reopenedGate(SYSTEM, game(), stopped, opening('orders spring ann*'))).toMatchObject({
    ...{ step: 3, openedAt: now, deadline: now + DAY, line: 1, extensions: 2, state: 'open' },
  });
  expect(reopenedGate(SYSTEM, game(), stopped, opening(null))).toMatchObject({ state: 'finished', step: 2 });
});
