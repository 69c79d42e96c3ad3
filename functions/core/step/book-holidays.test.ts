import { afterEach, describe, expect, test } from 'vitest';
import type { Message } from '../../../engine/game';
import { type BareBoard, caller, DAY, HOUR, OPENED, startBareBoard } from '../../../test/support/bare-board';
import { type FailingStore, failingStore } from '../../../test/support/failing-store';
import type { Gate } from '../game/games.records';
import { bookHolidays, moveForBooked } from './book-holidays';

/** The board opens on the 21st, and its turn lasts until the 22nd. */
const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';
const DEADLINE = OPENED + DAY;

let board: BareBoard;
let store: FailingStore;

async function start(holidays = 2): Promise<void> {
  store = failingStore();
  board = await startBareBoard({ absence: { holidays }, wrap: store.wrap });
  board.timers.length = 0;
}
afterEach(() => board.close());

const book = async (days: readonly string[], season = 's') => {
  const outcome = await bookHolidays(board.deps, caller('ann'), season, days);
  return outcome.ok ? 'booked' : outcome.refusal;
};
const problems = async (days: readonly string[]) => {
  const refused = await book(days);
  if (refused === 'booked' || refused.code !== 'invalid') return refused;
  return refused.problems.map(({ path, code, rule, message }) =>
    [...path, code, rule, (message as Message).text].join(' '),
  );
};
const booked = async () => (await board.store.allowances('s', ['ann'])).flatMap(({ holidays }) => holidays);

describe('days that are booked', () => {
  test('move the deadline of the open step that falls on one, with its timer', async () => {
    await start();
    expect(await book([TOMORROW])).toBe('booked');
    expect(await board.gate()).toMatchObject({ deadline: DEADLINE + DAY, moved: DAY });
    expect(board.timers).toEqual([{ game: board.id, step: 1, deadline: DEADLINE + DAY }]);
    expect(await board.events()).toMatchObject([
      { kind: 'holidays-booked', at: OPENED, season: 's', player: 'ann' },
      { kind: 'deadline-moved', why: 'holiday', seats: ['tower'], deadline: DEADLINE + DAY },
    ]);
  });

  test('take the place of those before, but for days that have begun', async () => {
    await start(3);
    await book(['2026-11-30', TOMORROW]);
    expect(await booked()).toEqual([TOMORROW, '2026-11-30']);
    await book([TOMORROW, '2026-12-01']);
    expect(await booked()).toEqual([TOMORROW, '2026-12-01']);
    expect(await board.store.allowances('s', ['ann'])).toMatchObject([{ version: 2, graces: 0 }]);
    board.clock.set(OPENED + DAY);
    expect(await book(['2026-12-02', TOMORROW])).toBe('booked');
    expect(await booked()).toEqual([TOMORROW, '2026-12-02']);
    expect(await book([])).toBe('booked');
    expect(await booked()).toEqual([TOMORROW]);
  });

  test('are from tomorrow on, and no more than the season has', async () => {
    await start();
    expect(await problems(['2026-11-25', TODAY])).toEqual(['days 1 bad-holiday  holiday.tomorrow']);
    expect(await problems(['2026-11-24', '2026-11-25', '2026-11-26'])).toEqual([
      'days bad-holiday  holiday.most',
    ]);
    expect(await booked()).toEqual([]);
    expect(await problems(['2026-11-24', '2026-11-25'])).toBe('booked');
  });

  test('are refused where the season has none, and where there is no season', async () => {
    await start(0);
    expect(await problems([TOMORROW])).toEqual(['days bad-holiday  holiday.most']);
    expect(await book([TOMORROW], 'none')).toEqual({ code: 'not-found', what: 'season' });
    await board.close();
    board = await startBareBoard();
    expect(await problems([TOMORROW])).toEqual(['days bad-holiday  holiday.most']);
  });

  test('are not written over others that were booked at the same time', async () => {
    await start();
    store.answers('allowances', [], 1);
    await book([TOMORROW]);
    store.answers('allowances', [], 1);
    expect(await book(['2026-11-25'])).toEqual({ code: 'changed-meanwhile' });
    expect(await booked()).toEqual([TOMORROW]);
  });
});

describe('a deadline stays where', () => {
  const SEASON = { season: 's', player: 'ann' };
  test.each<[string, Partial<Gate>]>([
    ['its player has stored orders', { given: { tower: 1 } }],
    ['its player owes none', { owing: ['papst'] }],
    ['its step is closing', { state: 'closing' }],
    ['its time has come', { deadline: OPENED + HOUR }],
    ['it falls on another day', { deadline: DEADLINE + DAY }],
  ])('%s', async (_, change) => {
    await start();
    const { deadline } = await board.setGate(change);
    board.clock.set(OPENED + HOUR);
    await book([TOMORROW]);
    expect(await board.gate()).toMatchObject({ deadline });
    expect(await board.events()).toHaveLength(1);
  });

  test('its season is another one, or nothing was booked', async () => {
    await start();
    await moveForBooked(board.deps, SEASON);
    store.answers(
      'allowances',
      [{ ...SEASON, season: 'other', graces: 0, holidays: [TOMORROW], version: 1 }],
      1,
    );
    await moveForBooked(board.deps, { ...SEASON, season: 'other' });
    expect(await board.gate()).toMatchObject({ deadline: DEADLINE });
    expect(await board.events()).toEqual([]);
  });

  test('it comes a millisecond before it is looked at, and not one after', async () => {
    await start();
    await book([TOMORROW]);
    await board.setGate({ deadline: DEADLINE });
    board.clock.set(DEADLINE);
    await moveForBooked(board.deps, SEASON);
    expect(await board.gate()).toMatchObject({ deadline: DEADLINE });
    await board.setGate({ deadline: DEADLINE + 1 });
    await moveForBooked(board.deps, SEASON);
    expect(await board.gate()).toMatchObject({ deadline: DEADLINE + 1 + DAY });
  });
});
