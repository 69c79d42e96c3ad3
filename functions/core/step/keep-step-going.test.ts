import { afterEach, describe, expect, test } from 'vitest';
import {
  type BareBoard,
  type BareOptions,
  DAY,
  OPENED,
  startBareBoard,
} from '../../../test/support/bare-board';
import { NEVER } from '../game/games.records';
import { keepStepGoing } from './keep-step-going';
import { playSeats } from './play-bots';

const DEADLINE = OPENED + DAY;
const ALL = ['tower', 'papst', 'greene', 'rossoni'];
const READY = {
  given: Object.fromEntries(ALL.map((seat) => [seat, 1])),
  ready: Object.fromEntries(ALL.map((seat) => [seat, true as const])),
};

let board: BareBoard;

async function start(options: BareOptions = {}): Promise<void> {
  board = await startBareBoard(options);
  board.timers.length = 0;
}
afterEach(() => board.close());

describe('a running step', () => {
  test('has no timer where nothing is to be looked at', async () => {
    await start({ deadlines: { waits: { absent: 60 } } });
    expect(await board.gate()).toMatchObject({ deadline: NEVER });
    const { game, gate } = await board.live();
    await keepStepGoing(board.deps, game, gate);
    expect(board.timers).toEqual([]);
  });

  test('is kept going: its timer is set, its bots play, and it closes if nobody else is waited for', async () => {
    await start();
    const { ready, given } = READY;
    const { rossoni: _, ...people } = ready;
    const { rossoni: __, ...lists } = given;
    await board.setGate({ ready: people, given: lists });
    const { game, gate } = await board.live();
    await keepStepGoing(board.deps, game, gate);
    expect(board.timers[0]).toEqual({ game: board.id, step: 1, deadline: DEADLINE });
    expect(await board.store.ordersOfStep(board.id, 1)).toMatchObject([{ seat: 'rossoni', ready: true }]);
    expect(await board.gate()).toMatchObject({ step: 2 });
  });

  test('stays open where the season forbids an early close', async () => {
    await start({ deadlines: { earlyClose: 'forbidden' } });
    await board.setGate({ ...READY, deadline: OPENED });
    const { game, gate } = await board.live();
    await keepStepGoing(board.deps, game, gate);
    expect(await board.gate()).toMatchObject({ step: 1 });
  });

  test('has bots play only for seats that owe, and the same again in a second run', async () => {
    await start();
    const { game, gate } = await board.live();
    await playSeats(board.deps, game, { ...gate, owing: ['tower'] }, game.seats);
    const [list, ...others] = await board.store.ordersOfStep(board.id, 1);
    expect([list?.seat, list?.ready, others]).toEqual(['tower', true, []]);
    await playSeats(board.deps, game, await board.gate(), game.seats);
    const again = await board.store.ordersOfStep(board.id, 1);
    expect(again).toHaveLength(4);
    expect(again.find(({ seat }) => seat === 'tower')?.orders).toEqual(list?.orders);
  });

  test('has bots of the level that a practice board chose', async () => {
    await start();
    const { game, gate } = await board.live();
    const [seat] = game.seats;
    if (seat === undefined) throw new Error('no seat');
    const played: unknown[] = [];
    for (const level of ['gentle', 'steady', undefined] as const) {
      const practice = level === undefined ? undefined : { level };
      await playSeats(board.deps, { ...game, practice }, gate, [seat]);
      played.push((await board.store.ordersOfSeat(board.id, 1, seat.seat))?.orders);
    }
    expect(played[0]).not.toEqual(played[1]);
    expect(played[2]).toEqual(played[1]);
  });

  test('that has changed since it was read takes what it still can of its bots', async () => {
    await start();
    const { game, gate } = await board.live();
    await board.setGate({ holders: { tower: 'another' } });
    await playSeats(board.deps, game, gate, game.seats);
    const stored = await board.store.ordersOfStep(board.id, 1);
    expect(stored.map(({ seat }) => seat).sort()).toEqual(['greene', 'papst', 'rossoni']);
  });

  test('that has closed takes none', async () => {
    await start();
    const { game, gate } = await board.live();
    await board.setGate({ state: 'closing' });
    await playSeats(board.deps, game, gate, game.seats);
    expect(await board.store.ordersOfStep(board.id, 1)).toEqual([]);
  });

  test('of rules that this release does not have, or that nobody plays, has no bots', async () => {
    await start();
    const { game, gate } = await board.live();
    await playSeats(board.deps, { ...game, rulesVersion: 'none' }, gate, game.seats);
    await playSeats(board.deps, game, gate, []);
    expect(await board.store.ordersOfStep(board.id, 1)).toEqual([]);
  });
});
