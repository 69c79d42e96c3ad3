import { afterEach, describe, expect, test } from 'vitest';
import { type BareBoard, type BareOptions, OPENED, startBareBoard } from '../../../test/support/bare-board';
import { downtime } from './downtime';

const DAYS = ['2026-11-24', '2026-11-25'];
const QUIET = { from: '23:00', to: '07:00', zone: 'UTC' };

let board: BareBoard;
afterEach(() => board.close());

/** The downtime of Ann and a bot, who owe orders in a step of this pace. */
async function away(options: BareOptions, pace: string | null = 'decision') {
  board = await startBareBoard(options);
  await board.store.saveHolidays({ season: 's', player: 'ann', graces: 0, holidays: [], version: 0 }, DAYS, {
    id: 'e',
    kind: 'holidays-booked',
    at: OPENED,
    season: 's',
    player: 'ann',
  });
  const seats = [
    { seat: 'tower', owes: true },
    { seat: 'papst', owes: false },
    { seat: 'rossoni', owes: true },
  ];
  const system = { pending: () => (pace === null ? null : { pace, seats }) };
  const profile = { id: 'ann', name: 'Ann', quiet: QUIET };
  const store = new Proxy(board.store, {
    get: (target, name) =>
      name === 'player'
        ? async (id: string) => (id === 'ann' ? profile : undefined)
        : Reflect.get(target, name),
  });
  return downtime({ ...board.deps, store }, system as never, await board.game(), null);
}

const HOLIDAYS = { absence: { holidays: 5 } };
const QUIET_HOURS = { deadlines: { quietHours: true } };

describe('when players are away', () => {
  test.each<[string, BareOptions, string | null, object]>([
    [
      'on booked days, where the season has them',
      HOLIDAYS,
      'orders',
      { tower: { holidays: DAYS, quiet: null } },
    ],
    [
      'not where it has none',
      { absence: { holidays: 0 } },
      'orders',
      { tower: { holidays: [], quiet: null } },
    ],
    ['nor without a policy', {}, 'orders', { tower: { holidays: [], quiet: null } }],
    [
      'in quiet hours, where one seat decides',
      QUIET_HOURS,
      'decision',
      { tower: { holidays: [], quiet: QUIET } },
    ],
    ['or reacts', QUIET_HOURS, 'reaction', { tower: { holidays: [], quiet: QUIET } }],
    ['not where all order at once', QUIET_HOURS, 'orders', { tower: { holidays: [], quiet: null } }],
    ['nor where the season has none', {}, 'decision', { tower: { holidays: [], quiet: null } }],
    ['nobody once the game is over', { ...HOLIDAYS, ...QUIET_HOURS }, null, {}],
  ])('%s', async (_, options, pace, expected) => {
    expect(await away(options, pace)).toEqual(expected);
  });
});
