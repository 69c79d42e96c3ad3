import { describe, expect, test } from 'vitest';
import type { Game } from '../../../functions/core/game/games.schema';
import { asksWithin, IDLE_ROUNDS, isDue, pollInterval } from './poll-interval';

type Said = Partial<Pick<Game, 'status' | 'state' | 'practice' | 'deadline' | 'earlyClose' | 'waits'>>;

/** A running game in which the reader's seat has this state, with the other fields that polling depends on. */
function gameWith(mine: Game['seats'][number]['state'] | null, said: Said = {}) {
  const seats = mine === null ? [] : [{ seat: 'a', state: mine }];
  return {
    ...{ status: 'running', state: 'open', practice: null, deadline: null, earlyClose: true, waits: false },
    seats,
    me: { seat: mine === null ? null : 'a' },
    ...said,
  } as const satisfies Parameters<typeof pollInterval>[0];
}

const HOUR = 3_600_000;
const waits = (game: ReturnType<typeof gameWith>, left: number | null, idles: readonly number[]) =>
  idles.map((idle) => pollInterval(game, left, idle));

describe('how often an open table asks what has changed', () => {
  test('after four seconds when something has happened, then less and less, up to half a minute', () => {
    expect(waits(gameWith('nothing'), HOUR, [0, 1, IDLE_ROUNDS, 10, 50])).toEqual([
      4000, 5000, 19073, 30_000, 30_000,
    ]);
  });

  test('a look of a minute asks twice', () => {
    expect(asksWithin(60_000)).toBe(2);
  });

  test('who is ready and waits for others asks every ten seconds', () => {
    const waitsFor = (game: ReturnType<typeof gameWith>) => pollInterval(game, HOUR, 20);
    expect(waitsFor(gameWith('ready'))).toBe(9766);
    expect(waitsFor(gameWith('ready', { earlyClose: false, waits: true }))).toBe(9766);
    // Nothing closes before its deadline here.
    expect(waitsFor(gameWith('ready', { earlyClose: false }))).toBe(30_000);
    expect(waitsFor(gameWith(null))).toBe(30_000);
  });

  test('a deadline is not slept through, and what is due is asked for itself', () => {
    const game = gameWith('stored', { deadline: 'soon' });
    expect(pollInterval(game, 5000, 20)).toBe(6200);
    expect([0, -500, -1199, -1200].map((left) => pollInterval(game, left, 20))).toEqual([1200, 700, 1, 2000]);
    expect([isDue(game, 5000), isDue(game, 0)]).toEqual([false, true]);
    // Timers may be a minute late.
    expect(waits(game, -2000, [20])).toEqual([2000]);
    expect(waits(game, -60_000, [20])).toEqual([15_000]);
    expect(waits(game, -HOUR, [0])).toEqual([30_000]);
  });

  test('while a turn is adjudicated, every two seconds at first', () => {
    const game = gameWith('stored', { state: 'closing', deadline: 'now' });
    // A page that was just opened has not polled before, and polls as often.
    expect(waits(game, -1000, [0, IDLE_ROUNDS, IDLE_ROUNDS + 1, IDLE_ROUNDS + 2])).toEqual([
      2000, 2000, 2500, 3125,
    ]);
    expect(isDue(game, null)).toBe(true);
  });

  test('bots of a practice board decide at once; when it is my turn there is no hurry', () => {
    const practice = { practice: 'steady' } as const;
    expect(waits(gameWith('ready', practice), null, [0, IDLE_ROUNDS, IDLE_ROUNDS + 1])).toEqual([
      500, 500, 625,
    ]);
    expect(waits(gameWith('none-owed', practice), null, [0, IDLE_ROUNDS])).toEqual([500, 500]);
    expect(waits(gameWith('stored', { ...practice, state: 'closing' }), null, [IDLE_ROUNDS])).toEqual([500]);
    expect(pollInterval(gameWith('nothing', practice), null, IDLE_ROUNDS)).toBe(19073);
    expect([isDue(gameWith('ready', practice), null), isDue(gameWith('nothing', practice), null)]).toEqual([
      true,
      false,
    ]);
  });

  test('nobody asks once a game has ended', () => {
    expect(
      pollInterval(gameWith('none-owed', { status: 'finished', state: 'finished' }), null, 0),
    ).toBeNull();
  });
});
