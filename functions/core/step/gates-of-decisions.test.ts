import { describe, expect, test } from 'vitest';
import { AbsencePolicy } from '../../../engine/deadlines/absence';
import { DeadlinePolicy } from '../../../engine/deadlines/policy';
import type { GameSystem, Pending } from '../../../engine/game';
import type { Away } from '../absence/downtime';
import type { Gate } from '../game/games.records';
import { firstGate, gateAfter } from './gates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OPENED = Date.UTC(2026, 10, 20, 20);

/** A game whose position is the pace it waits at, its clock, and the seat that owes orders. */
const SYSTEM = {
  label: (position: string) => position,
  pending: (position: string) => {
    const [pace, clock = '', seat = ''] = position.split(' ');
    return { pace, clock, seats: seat === '' ? [] : [{ seat, owes: true }] } as unknown as Pending;
  },
} as unknown as GameSystem;

/** An hour for a decision, and a reserve of ten minutes; each decision adds two, up to fifteen. */
const RESERVE = { start: 10, increment: 2, most: 15 };
const game = (deadlines: object = {}, absence: object = {}) => ({
  id: 'g',
  deadlines: DeadlinePolicy.parse({
    orders: 60,
    adjustment: 30,
    zone: 'UTC',
    ...deadlines,
  }),
  absence: AbsencePolicy.parse(absence),
});
const first = (position: string, deadlines: object = {}, away: Away = {}) =>
  firstGate(SYSTEM, game(deadlines), position, OPENED, away);
const minutes = (gate: Gate) => (gate.deadline - OPENED) / MINUTE;

describe('the time of a decision', () => {
  test('is the usual one and the reserve of its seat', () => {
    expect(minutes(first('decision turn ann', { reserve: RESERVE }))).toBe(70);
    expect(minutes(first('reaction window ann', { reserve: RESERVE }))).toBe(30);
    expect(minutes(first('decision turn ann'))).toBe(60);
  });

  test('goes past booked days and quiet hours of its seat, and says by how much', () => {
    const quiet = { from: '20:30', to: '22:00', zone: 'UTC' };
    const asleep = { ann: { holidays: [], quiet } };
    expect(first('decision turn ann', { quietHours: true }, asleep)).toMatchObject({
      ...{ deadline: OPENED + 2 * HOUR, moved: HOUR },
    });
    const away = { ann: { holidays: ['2026-11-20'], quiet: null } };
    expect(first('decision turn ann', {}, away)).toMatchObject({
      ...{ deadline: OPENED + 25 * HOUR, moved: 24 * HOUR },
    });
    const atTheirEnd = firstGate(
      SYSTEM,
      game({ quietHours: true }),
      'decision turn ann',
      OPENED + HOUR - 1,
      asleep,
    );
    expect(atTheirEnd).toMatchObject({ deadline: OPENED + 2 * HOUR, moved: 1 });
    expect(first('decision turn ann', { quietHours: true }, { bob: asleep.ann })).not.toHaveProperty('moved');
  });
});

describe('the reserve after a decision', () => {
  const CLOSED = { why: 'all-ready', given: { ann: 1 } } as const;
  const reserveOf = (
    change: Partial<Gate>,
    now: number,
    { next = 'decision later bob', deadlines = { reserve: RESERVE }, opened = 'decision turn ann' } = {},
  ) => {
    const closed = { ...first(opened, deadlines), ...CLOSED, ...change };
    return gateAfter(SYSTEM, game(deadlines), closed, next, now, {}).reserve;
  };
  const at = (passed: number) => OPENED + passed * MINUTE;
  const left = (reserve: Gate['reserve']) => (reserve?.ann ?? Number.NaN) / MINUTE;

  test.each<[string, Partial<Gate>, number, number]>([
    ['within the time it grows', {}, 60, 12],
    ['up to the most', { reserve: { ann: 14 * MINUTE } }, 10, 15],
    ['beyond the time it is used', {}, 65, 7],
    ['until the decision was made, however late it is adjudicated', { closedAt: at(64) }, 90, 8],
    ['until the deadline at most', { closedAt: at(99) }, 99, 2],
    ['nothing is added where no orders were given', { given: {} }, 70, 0],
    ['nor for those of another seat', { given: { bob: 1 } }, 60, 10],
    ['a grace gives nothing of it back', { grace: { seats: ['ann'], frozen: true } }, 60, 2],
    ['time by which the deadline was moved is free', { deadline: at(100) }, 85, 12],
  ])('%s', (_, change, now, expected) => {
    expect(left(reserveOf(change, at(now)))).toBe(expected);
  });

  test('of others stays as it was', () => {
    expect(reserveOf({ reserve: { bob: 3 } }, at(10))).toEqual({ ann: 12 * MINUTE, bob: 3 });
    expect(reserveOf({ reserve: { bob: 3 } }, at(30), { opened: 'reaction window ann' })).toEqual({ bob: 3 });
    expect(reserveOf({ reserve: { bob: 3 }, owing: [] }, at(10))).toEqual({ bob: 3 });
  });

  test('is kept while the decision is the same, and where there is none', () => {
    expect(reserveOf({ reserve: { ann: 3 } }, at(10), { next: 'decision turn ann' })).toEqual({ ann: 3 });
    expect(reserveOf({}, at(10), { deadlines: {} as { reserve: typeof RESERVE } })).toBeUndefined();
  });
});

describe('a step that the platform has closed late', () => {
  const late = (passed: number, makeGood?: number) => {
    const closed = { ...first('orders spring ann', { orders: 1440 }), why: 'deadline' } as Gate;
    const now = closed.deadline + passed * HOUR;
    const given = game({ orders: 1440 }, makeGood === undefined ? {} : { makeGood });
    return (gateAfter(SYSTEM, given, closed, 'orders autumn ann', now, {}).deadline - closed.deadline) / HOUR;
  };

  test('gives the next its hour again up to half a turn, or as long as the season says', () => {
    expect([late(11), late(13)]).toEqual([24, 37]);
    expect([late(1, 60), late(2, 60)]).toEqual([24, 26]);
  });
});
