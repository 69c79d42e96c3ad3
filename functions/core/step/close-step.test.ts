import { afterEach, describe, expect, test } from 'vitest';
import {
  type BareBoard,
  type BareOptions,
  DAY,
  HOUR,
  OPENED,
  startBareBoard,
} from '../../../test/support/bare-board';
import { type FailingStore, failingStore } from '../../../test/support/failing-store';
import type { Gate } from '../game/games.records';
import { beat } from '../platform/heartbeat';
import { closeStep } from './close-step';
import { saveOrdersOfSeat } from './submit-orders';

const DEADLINE = OPENED + DAY;
const ALL = ['tower', 'papst', 'greene', 'rossoni'];
const READY = {
  given: Object.fromEntries(ALL.map((seat) => [seat, 1])),
  ready: Object.fromEntries(ALL.map((seat) => [seat, true as const])),
};

let board: BareBoard;
let store: FailingStore;

async function start(options: BareOptions = {}): Promise<void> {
  store = failingStore();
  board = await startBareBoard({ ...options, wrap: store.wrap });
  board.timers.length = 0;
}
afterEach(() => board.close());

const close = (step = 1) => closeStep(board.deps, board.id, step);
const order = async (seat: string, ready = false) =>
  saveOrdersOfSeat(board.deps, await board.live(), seat, { step: 1, orders: [], ready });

describe('a step that is to close', () => {
  test('is adjudicated once at its deadline, and the next is open with its timer', async () => {
    await start();
    await order('papst');
    board.clock.set(DEADLINE);
    expect(await close()).toBe('adjudicated');
    expect(await board.gate()).toMatchObject({ step: 2, state: 'open', deadline: DEADLINE + DAY });
    expect(board.timers).toEqual([{ game: board.id, step: 2, deadline: DEADLINE + DAY }]);
    expect(await board.store.step(board.id, 1)).toMatchObject({
      ...{ step: 1, label: 'Spring 2047', why: 'deadline', closedAt: DEADLINE, given: { papst: [] } },
    });
    expect(await board.events()).toMatchObject([
      { kind: 'step-closed', at: DEADLINE, game: board.id, step: 1, finished: false },
    ]);
    expect(await close()).toBe('already-adjudicated');
    expect(await close(7)).toBe('already-adjudicated');
  });

  test('is left alone before it, in a game that is over, and where there is no game', async () => {
    await start();
    board.clock.set(DEADLINE - 1);
    expect(await close()).toBe('not-due');
    expect([await board.gate(), board.timers]).toMatchObject([{ step: 1, state: 'open' }, []]);
    await board.setGate({ state: 'finished' });
    expect(await close()).toBe('already-adjudicated');
    expect(await closeStep(board.deps, 'no-game', 1)).toBe('already-adjudicated');
  });

  test('is taken up where another run has left it behind its fence', async () => {
    await start();
    await board.setGate({ state: 'closing', why: 'all-ready' });
    expect(await close()).toBe('adjudicated');
    expect(await board.store.step(board.id, 1)).toMatchObject({ why: 'all-ready', closedAt: OPENED });
    const { game, gate } = await board.live();
    expect(gate).toMatchObject({ step: 2, deadline: OPENED + DAY });
    expect(game.seats).toHaveLength(4);
  });

  test('sets no timer in a game that ends with it', async () => {
    await start({ season: { options: { lastYear: 2047 } } });
    for (let step = 1; (await board.gate()).state === 'open'; step += 1) {
      board.clock.set((await board.gate()).deadline);
      board.timers.length = 0;
      expect(await close(step)).toBe('adjudicated');
      for (const event of await board.events()) if (step > 1) expect(event).toHaveProperty('finished');
    }
    expect(board.timers).toEqual([]);
    expect((await board.events()).at(-1)).toMatchObject({ finished: true });
  });

  test('waits for a second sign of life after the platform was away', async () => {
    await start();
    await beat(board.deps);
    board.clock.set(DEADLINE + HOUR);
    expect(await close()).toBe('not-due');
    for (const later of [0, 10_000]) {
      board.clock.set(DEADLINE + HOUR + later);
      await beat(board.deps);
    }
    expect(await close()).toBe('not-due');
    const lost = DAY + HOUR;
    expect(await board.gate()).toMatchObject({
      ...{ deadline: DEADLINE + lost, outage: { until: OPENED + lost, total: lost } },
    });
    expect(board.timers).toEqual([{ game: board.id, step: 1, deadline: DEADLINE + lost }]);
    expect(await board.events()).toMatchObject([
      { kind: 'deadline-moved', why: 'outage', seats: ['tower', 'papst', 'greene'], step: 1 },
    ]);
  });

  test('asks who agrees to an early close, and not at the deadline', async () => {
    await start({ deadlines: { earlyClose: 'consent' } });
    await board.setGate({ ...READY, owing: ['tower', 'papst'] });
    expect(await close()).toBe('not-due');
    await board.setGate({ consents: { greene: true } });
    expect(await close()).toBe('adjudicated');
  });
});

describe('an early close that can be taken back', () => {
  const UNDO = { deadlines: { undoSeconds: 60 } };

  test('is set once all are ready, with its timer', async () => {
    await start(UNDO);
    await board.setGate(READY);
    expect(await close()).toBe('not-due');
    expect(await board.gate()).toMatchObject({ closesAt: OPENED + 60_000 });
    expect(board.timers).toEqual([{ game: board.id, step: 1, deadline: OPENED + 60_000 }]);
    board.clock.set(OPENED + 30_000);
    expect(await close()).toBe('not-due');
    expect(board.timers).toHaveLength(1);
    board.clock.set(OPENED + 60_000);
    expect(await close()).toBe('adjudicated');
    expect(await board.store.step(board.id, 1)).toMatchObject({ why: 'all-ready' });
  });

  test('is not set where somebody is not ready any more, or another run was quicker', async () => {
    await start(UNDO);
    await board.setGate(READY);
    store.answers('setEarlyClose', 'not-set', 1);
    expect(await close()).toBe('not-due');
    expect(board.timers).toEqual([]);
    const gate = await board.gate();
    await board.setGate({ ready: { tower: true } });
    expect(await board.store.setEarlyClose(gate, OPENED + 60_000)).toBe('not-set');
    await board.setGate({ ...READY, closesAt: OPENED + 5 });
    expect(await board.store.setEarlyClose(gate, OPENED + 60_000)).toBe('not-set');
  });

  test('is taken back with its timer when somebody is not ready any more', async () => {
    await start(UNDO);
    await board.setGate({ ready: { tower: true }, closesAt: OPENED + 60_000 });
    expect(await close()).toBe('not-due');
    expect(await board.gate()).not.toHaveProperty('closesAt');
    expect(board.timers).toEqual([{ game: board.id, step: 1, deadline: DEADLINE }]);
    expect(await board.store.stepsDueBefore(DEADLINE - 1, 9)).toEqual([]);
  });
});

describe('two runs at a fence', () => {
  const notClosed = { kind: 'already-closed' };

  test('the one that came first goes on; the other takes it up where it may have died', async () => {
    await start();
    board.clock.set(DEADLINE);
    const open = await board.live();
    store.answers('closeGate', notClosed, 1);
    await board.setGate({ state: 'closing', why: 'deadline' });
    store.answers('gameAndGate', open, 1);
    expect(await close()).toBe('adjudicated');
  });

  test.each<[string, Partial<Gate>, string]>([
    ['adjudicated meanwhile', { step: 2 }, 'already-adjudicated'],
    ['over meanwhile', { state: 'finished' }, 'already-adjudicated'],
    ['paused meanwhile', { pausedAt: OPENED }, 'not-due'],
  ])('%s', async (_, change, expected) => {
    await start();
    board.clock.set(DEADLINE);
    const open = await board.live();
    await board.setGate(change);
    store.answers('gameAndGate', open, 1);
    store.answers('closeGate', notClosed, 1);
    expect(await close()).toBe(expected);
  });

  test('a deadline that has just been moved is not due, nor is a step of which one is not ready', async () => {
    await start();
    board.clock.set(DEADLINE);
    const read = await board.gate();
    await board.setGate({ deadline: DEADLINE + HOUR });
    expect(await board.store.closeGate(read, 'deadline', DEADLINE)).toEqual({ kind: 'not-due' });
    await board.setGate({ ready: { tower: true, papst: true } });
    expect(await board.store.closeGate(read, 'all-ready', OPENED)).toEqual({ kind: 'not-due' });
    await board.setGate(READY);
    expect(await board.store.closeGate(read, 'all-ready', OPENED)).toMatchObject({
      ...{ kind: 'closed', gate: { state: 'closing', why: 'all-ready', closedAt: OPENED } },
    });
    expect(await board.store.stepsDueBefore(OPENED, 9)).toHaveLength(1);
    expect(await board.store.closeGate(read, 'all-ready', OPENED)).toEqual({ kind: 'already-closed' });
    await board.setGate({ state: 'open', step: 2, ...READY });
    expect(await board.store.closeGate(read, 'all-ready', OPENED)).toEqual({ kind: 'already-closed' });
  });

  test('the one whose result came second sets no timer', async () => {
    await start();
    board.clock.set(DEADLINE);
    store.answers('commitStep', 'already-committed', 1);
    expect(await close()).toBe('already-adjudicated');
    expect(board.timers).toEqual([]);
  });

  test('a fence that says so leaves the step open', async () => {
    await start();
    board.clock.set(DEADLINE);
    store.answers('closeGate', { kind: 'not-due' }, 1);
    expect(await close()).toBe('not-due');
    expect(await board.gate()).toMatchObject({ step: 1, state: 'open' });
  });

  test('a seat that changed hands meanwhile is its new holder’s: they have missed the turn', async () => {
    await start({ absence: { disorder: { after: 3 } } });
    board.clock.set(DEADLINE);
    const open = await board.live();
    const before = { ...open, gate: { ...open.gate, holders: { papst: 'before' } } };
    const seats = open.game.seats.map((one) =>
      one.seat === 'papst' ? { ...one, player: { ...one.player, id: 'before' } } : one,
    );
    store.answers('gameAndGate', { ...before, game: { ...open.game, seats } }, 1);
    await close();
    const missed = (await board.events()).find(({ kind }) => kind === 'orders-missed');
    expect(missed).toMatchObject({ seats: [{ player: { id: 'ann' } }, { player: { id: 'bob' } }, {}] });
  });
});
