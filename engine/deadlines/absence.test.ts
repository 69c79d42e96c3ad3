import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../test/support/translated';
import { messageForIssue } from '../schema-problems';
import { AbsencePolicy, countsFrom, isForBot, type MissesBySeat, missesAfter, votesNeeded } from './absence';
import { DeadlinePolicy } from './policy';
import { reliability } from './reliability';
import { reserveAfter, reserveLeft } from './reserve';
import { LIVE_ABSENCE, USUAL_ABSENCE, usualAbsence } from './usual-absence';

const MINUTE = 60_000;
const policy = (settings: object) => AbsencePolicy.parse(settings);

describe('turns missed', () => {
  const rules = policy({ disorder: { after: 2 }, botAfter: 1 });
  /** One letter per turn: k keeps it, m misses it, - owes nothing. */
  const played = (turns: string) =>
    [...turns].reduce<MissesBySeat>(
      (before, turn) =>
        missesAfter(rules, before, turn === '-' ? [] : ['tower'], new Set(turn === 'k' ? ['tower'] : [])),
      {},
    ).tower;

  test.each([
    ['kk', undefined],
    ['m', { row: 1, total: 1, disorder: false }],
    ['mk', { row: 0, total: 1, disorder: false }],
    ['m-m', { row: 2, total: 2, disorder: true }],
    ['mkm', { row: 1, total: 2, disorder: false }],
    ['mmm', { row: 3, total: 3, disorder: true }],
    ['mmk', { row: 0, total: 2, disorder: false }],
    ['mmkm', { row: 1, total: 3, disorder: false }],
  ])('%s', (turns, misses) => {
    expect(played(turns)).toEqual(misses);
  });

  test('never put a seat into disorder where the policy does not', () => {
    const after = missesAfter(
      policy({}),
      { tower: { row: 99, total: 99, disorder: false } },
      ['tower'],
      new Set(),
    );
    expect(after.tower).toEqual({ row: 100, total: 100, disorder: false });
  });

  test('a bot comes after the stated number in disorder', () => {
    const after = (row: number) => isForBot(rules, { row, total: row, disorder: row >= 2 });
    expect([1, 2, 3, 4].map(after)).toEqual([false, false, true, true]);
    expect(isForBot(policy({ disorder: { after: 1 } }), { row: 9, total: 9, disorder: true })).toBe(false);
  });
});

test.each([
  [50, 7, 4],
  [50, 1, 1],
  [1, 7, 1],
  [100, 7, 7],
  [50, 0, 1],
  [50, 202, 101],
])('%i %% of %i seats are %i votes', (share, owing, votes) => {
  expect(votesNeeded(share, owing)).toBe(votes);
});

describe('a step that closed late', () => {
  const day = 24 * 60 * MINUTE;
  test.each([
    ['on time', { makeGood: 5 }, MINUTE, 0],
    ['as late as is taken in', { makeGood: 5 }, 5 * MINUTE, 0],
    ['later', { makeGood: 5 }, 5 * MINUTE + 1, 5 * MINUTE + 1],
    ['no late second is taken in', { makeGood: 0 }, 1, 1],
    ['without a make-good half the time is', {}, 12 * 60 * MINUTE - 1, 0],
    ['and no more', {}, 12 * 60 * MINUTE, 12 * 60 * MINUTE],
    ['a make-good beyond that leaves half the time', { makeGood: 2880 }, 12 * 60 * MINUTE, 12 * 60 * MINUTE],
    ['and no turn begins after its own end', { makeGood: 2880 }, 2 * day, 2 * day],
  ])('%s', (_, settings, late, from) => {
    expect(countsFrom(policy(settings), 1000, day, 1000 + late)).toBe(1000 + from);
  });
});

describe('a clock with reserve', () => {
  const rules = { start: 60, increment: 10, most: 90 };
  const hour = 60 * MINUTE;
  test.each([
    ['in time nothing is used, the increment comes on top', 60, { taken: 5, free: 30, given: true }, 70],
    ['beyond the free time it shrinks', 60, { taken: 50, free: 30, given: true }, 50],
    ['it is never above the most', 90, { taken: 0, free: 30, given: true }, 90],
    ['a player who lets it run out has nothing', 60, { taken: 90, free: 30, given: false }, 0],
    ['a decision in the last second has the increment', 60, { taken: 90, free: 30, given: true }, 10],
  ])('%s', (_, left, { taken, free, given }, after) => {
    const decision = { taken: taken * MINUTE, free: free * MINUTE, given };
    expect(reserveAfter(rules, left * MINUTE, decision)).toBe(after * MINUTE);
  });

  test('begins with what every seat has', () => {
    expect([reserveLeft(rules, undefined), reserveLeft(rules, 0), reserveLeft(undefined, 7)]).toEqual([
      hour,
      0,
      0,
    ]);
  });

  test('stays between nothing and the most', () => {
    const natural = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(natural, natural, natural, fc.boolean(), (left, taken, free, given) => {
        const after = reserveAfter(rules, Math.min(left, 90 * MINUTE), { taken, free, given });
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(90 * MINUTE);
      }),
    );
  });
});

describe('reliability', () => {
  test.each([
    ['nobody says it of a newcomer', [{ owed: 19, kept: 19 }], null],
    ['all kept', [{ owed: 20, kept: 20 }], 100],
    ['none kept', [{ owed: 20, kept: 0 }], 0],
    ['one game says its share', [{ owed: 40, kept: 30 }], 75],
    [
      'a decision 50 decisions older counts half',
      [
        { owed: 50, kept: 50 },
        { owed: 50, kept: 0 },
      ],
      66.7,
    ],
    [
      'and weighs as much in the other order',
      [
        { owed: 50, kept: 0 },
        { owed: 50, kept: 50 },
      ],
      33.3,
    ],
    [
      'a longer game weighs more',
      [
        { owed: 50, kept: 50 },
        { owed: 100, kept: 0 },
      ],
      57.1,
    ],
    [
      'a game that asked nothing says nothing',
      [
        { owed: 0, kept: 0 },
        { owed: 25, kept: 25 },
      ],
      100,
    ],
  ])('%s', (_, games, percent) => {
    expect(reliability(games)).toBe(percent);
  });
});

describe('policies', () => {
  test('off is what seasons did before: nothing but defaults', () => {
    expect(policy({})).toMatchObject({
      grace: null,
      disorder: null,
      vote: null,
      holidays: 0,
      makeGood: null,
    });
  });

  // Forms compare them with stored policies as text.
  test.each([USUAL_ABSENCE, LIVE_ABSENCE])('usual ones are written as they are stored', (usual) => {
    expect(JSON.stringify(AbsencePolicy.parse(usual))).toBe(JSON.stringify(usual));
  });

  test.each([
    ['substitutes for seats that never fall vacant', { substitutes: 'first' }, 'through civil disorder'],
    ['a bot for them', { botAfter: 1 }, 'a seat that is in civil disorder'],
    [
      'a share of the points, and none',
      { seatPoints: 'share', forfeits: true },
      'keep a share of the points',
    ],
    ['a grace without time', { grace: { minutes: 0, times: 1 } }, 'The smallest number possible is 1.'],
    ['a vote of nobody', { vote: { share: 0, minutes: 60, times: 1 } }, 'The smallest number possible is 1.'],
  ])('refused: %s', (_, settings, message) => {
    const [issue] = AbsencePolicy.safeParse(settings).error?.issues ?? [];
    expect(issue && inEnglish(messageForIssue(issue))).toContain(message);
  });

  test.each([
    ['a share of the points', { seatPoints: 'share' }],
    ['none for a lost board', { forfeits: true }],
    ['both for seats that fall vacant', { disorder: { after: 1 }, substitutes: 'first', botAfter: 0 }],
  ])('accepted: %s', (_, settings) => {
    expect(AbsencePolicy.safeParse(settings).success).toBe(true);
  });

  test.each([
    ['a turn of minutes', 60, LIVE_ABSENCE],
    ['a longer one', 61, USUAL_ABSENCE],
    ['days of the week', { days: ['monday' as const], time: '20:00' }, USUAL_ABSENCE],
  ])('what suits %s', (_, orders, usual) => {
    expect(usualAbsence({ orders })).toBe(usual);
  });

  test.each([
    ['no early close', { earlyClose: false }, ['earlyClose']],
    ['a reserve', { reserve: { start: 5, increment: 0, most: 5 } }, ['reserve']],
    ['an early close that all agree on', { earlyClose: 'consent' }, undefined],
    ['the usual', {}, undefined],
  ])('a turn without a deadline, with %s', (_, settings, path) => {
    const read = DeadlinePolicy.safeParse({
      orders: 60,
      adjustment: 60,
      waits: { absent: 4320 },
      ...settings,
    });
    expect(read.error?.issues.map((issue) => issue.path)).toEqual(path && [path]);
  });

  test.each([
    [true, 'allowed'],
    [false, 'forbidden'],
    [undefined, 'allowed'],
    ['consent', 'consent'],
  ])('an early close of %s is read as %s', (inEnglish, read) => {
    expect(DeadlinePolicy.parse({ orders: 60, adjustment: 60, earlyClose: inEnglish }).earlyClose).toBe(read);
  });

  test('a reserve may begin with the most that it may be', () => {
    const reserve = { start: 8, increment: 0, most: 8 };
    expect(DeadlinePolicy.safeParse({ orders: 60, adjustment: 60, reserve }).success).toBe(true);
  });

  test('a reserve begins no higher than it may be', () => {
    const read = DeadlinePolicy.safeParse({
      orders: 60,
      adjustment: 60,
      reserve: { start: 9, increment: 0, most: 8 },
    });
    expect(read.error?.issues).toMatchObject([{ path: ['reserve', 'most'] }]);
  });
});
