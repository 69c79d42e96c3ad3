import { afterEach, describe, expect, test } from 'vitest';
import { OUTAGE_MS } from '../../../engine/deadlines/outages';
import { type BareBoard, DAY, OPENED, startBareBoard } from '../../../test/support/bare-board';
import { beat, nextHeartbeat, trustedTime } from './heartbeat';
import type { HeartbeatRecord } from './heartbeat.records';

const SECOND = 1000;
const AT = OPENED;
const BACK = AT + DAY;
const known = (more: Partial<HeartbeatRecord> = {}): HeartbeatRecord => ({
  at: AT,
  doubt: null,
  outages: [],
  ...more,
});
const doubted = (doubt: number, outages: HeartbeatRecord['outages'] = []) => known({ doubt, outages });
const outage = (from: number, to: number) => ({ from, to });

describe('a sign of life', () => {
  test.each<[string, HeartbeatRecord | undefined, number, Partial<HeartbeatRecord>]>([
    ['the first one is believed', undefined, AT, { at: AT, doubt: null, outages: [] }],
    ['one that is near the last', known(), AT + 60 * SECOND, { at: AT + 60 * SECOND, doubt: null }],
    ['the last that is near', known(), AT + OUTAGE_MS, { at: AT + OUTAGE_MS, doubt: null }],
    ['one a little behind changes nothing', known(), AT - OUTAGE_MS, { at: AT, doubt: null }],
    ['one that is near takes a doubt back', doubted(BACK), AT + SECOND, { at: AT + SECOND, doubt: null }],
    ['one that is far is doubted', known(), AT + OUTAGE_MS + 1, { at: AT, doubt: AT + OUTAGE_MS + 1 }],
    ['also far behind', known(), AT - OUTAGE_MS - 1, { at: AT, doubt: AT - OUTAGE_MS - 1 }],
    ['a second too soon agrees not yet', doubted(BACK), BACK + 9999, { at: AT, doubt: BACK }],
    ['nor at the same moment', doubted(BACK), BACK, { at: AT, doubt: BACK }],
    [
      'a second one after ten seconds agrees',
      doubted(BACK),
      BACK + 10 * SECOND,
      { at: BACK + 10 * SECOND, doubt: null, outages: [outage(AT, BACK)] },
    ],
    [
      'at the latest five minutes after it',
      doubted(BACK),
      BACK + OUTAGE_MS,
      { at: BACK + OUTAGE_MS, doubt: null, outages: [outage(AT, BACK)] },
    ],
    [
      'a later one is doubted itself',
      doubted(BACK),
      BACK + OUTAGE_MS + 1,
      { at: AT, doubt: BACK + OUTAGE_MS + 1 },
    ],
    ['so is one before the doubt', doubted(BACK), BACK - SECOND, { at: AT, doubt: BACK - SECOND }],
  ])('%s', (_, last, now, expected) => {
    expect(nextHeartbeat(last, now)).toMatchObject(expected);
  });

  test('that agrees with a clock set back leaves no outage, and takes away those that the clock made up', () => {
    const back = AT - DAY;
    const kept = [
      outage(AT - 2 * DAY, back - DAY),
      outage(back - DAY, back + 10 * SECOND),
      outage(back - DAY, back + 10 * SECOND + 1),
      outage(back, AT),
    ];
    const after = nextHeartbeat(doubted(back, kept), back + 10 * SECOND);
    expect(after).toEqual({ at: back + 10 * SECOND, doubt: null, outages: kept.slice(0, 2) });
  });

  test('remembers outages for thirty days, a hundred at most', () => {
    const now = BACK + 10 * SECOND;
    const old = [outage(0, now - 30 * DAY), outage(0, now - 30 * DAY + 1)];
    expect(nextHeartbeat(doubted(BACK, old), now).outages).toEqual([old[1], outage(AT, BACK)]);
    const many = Array.from({ length: 100 }, (_, at) => outage(AT - 500 + at, AT - 400 + at));
    expect(nextHeartbeat(doubted(BACK, many), now).outages).toEqual([...many.slice(1), outage(AT, BACK)]);
  });
});

describe('the time that is agreed', () => {
  let board: BareBoard;
  afterEach(() => board.close());

  test('is sure before the first sign of life, and as long as the last is near', async () => {
    board = await startBareBoard();
    expect(await trustedTime(board.deps)).toEqual({ sure: true, outages: [] });
    await beat(board.deps);
    for (const [later, sure] of [
      [0, true],
      [OUTAGE_MS, true],
      [OUTAGE_MS + 1, false],
    ] as const) {
      board.clock.set(OPENED + later);
      expect(await trustedTime(board.deps)).toEqual({ sure, outages: [] });
    }
  });

  test('knows the outage once a second sweep agrees', async () => {
    board = await startBareBoard();
    for (const later of [0, DAY, DAY + 10 * SECOND]) {
      board.clock.set(OPENED + later);
      await beat(board.deps);
    }
    expect(await trustedTime(board.deps)).toEqual({ sure: true, outages: [outage(OPENED, OPENED + DAY)] });
  });
});
